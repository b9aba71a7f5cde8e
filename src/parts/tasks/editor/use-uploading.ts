import { useCallback, useEffect, useState } from 'react'
import { uploadPlatform } from '../../../core/uploads/upload-platform.ts'

/** Whether files of a form are on their way; the browser asks whoever closes the page meanwhile. */
export function useUploading() {
  const [fields, setFields] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const is = fields.length > 0
  const set = useCallback((field: string, isBusy: boolean) => {
    setFields(now => {
      if (now.includes(field) === isBusy) return now
      return isBusy ? [...now, field] : now.filter(other => other !== field)
    })
    if (!isBusy) setAsked(false)
  }, [])
  useEffect(() => (is ? uploadPlatform.askBeforeLeaving() : undefined), [is])
  return {
    is,
    set,
    /** Somebody has tried to save meanwhile, and is told. */
    isTold: is && isAsked,
    tell: () => setAsked(true),
  }
}
