import { videoPlayer } from '../../core/messages/video-player.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import type { Device } from '../../core/recording/camera.ts'
import type { DeviceKind } from '../../core/recording/chosen-devices.ts'
import type { RecordingStore } from '../../core/recording/recording-store.ts'
import { useStore } from '../../core/use-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { microphone } from './recorder-icons.ts'

const options = (devices: readonly Device[], kind: string) =>
  devices.map(({ id, name }, index) => ({ value: id, label: name || t.unnamed(kind, index + 1) }))

/** Which camera and microphone, and whether one is heard. */
export function DeviceChoice({ store }: { store: RecordingStore }) {
  const devices = useStore(store.$devices)
  const choice = (kind: DeviceKind, label: string) => {
    const { chosen, all } = devices[kind]
    return (
      <Select
        label={label}
        value={chosen}
        options={options(all, label)}
        onChange={id => store.use(kind, id)}
      />
    )
  }
  return (
    <div className="recorder-devices">
      {choice('camera', t.camera)}
      <div className="recorder-sound">
        {choice('microphone', t.microphone)}
        <Level store={store} />
      </div>
    </div>
  )
}

function Level({ store }: { store: RecordingStore }) {
  const level = useStore(store.$level)
  return (
    <div className="recorder-level">
      <Icon path={microphone} size={16} />
      <meter min={0} max={1} value={level} aria-label={t.level} aria-valuetext={videoPlayer.percent(level)} />
    </div>
  )
}
