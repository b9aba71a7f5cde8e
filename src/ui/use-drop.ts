import { type DragEvent, useState } from 'react'

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A file that is dragged here from outside; `all` are those that come with it, itself first. */
export function useDrop(take: (file: File | null, all: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    on: {
      onDragOver(event: DragEvent) {
        if (!isFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave(event: DragEvent) {
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop(event: DragEvent) {
        if (!isFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        take(files[0] ?? null, files)
      },
    },
  }
}
