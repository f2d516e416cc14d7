import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useCamera } from './useCamera.ts'
import classes from './CameraPanel.module.css'

export function CameraPanel({ onCode }: { onCode: (code: string) => void }) {
  const t = useTextsOf(inboxTexts)
  const { video, state } = useCamera(onCode)
  return (
    <div className={classes.panel} data-camera={state}>
      <video ref={video} muted playsInline aria-label={t('people.camera')} hidden={state === 'failed'} />
      <p role="status">{t(`people.camera.${state}`)}</p>
    </div>
  )
}
