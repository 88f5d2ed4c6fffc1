import { Progress } from 'antd'
import { Button } from '../../ui/button.tsx'
import { useHost } from '../field-services.ts'
import { sizeText } from './file-display.ts'
import type { Running } from './use-uploads.ts'
import { uploadWords } from './words.ts'
import css from './attachment.module.css'

interface UploadRunningProps {
  readonly running: readonly Running[]
  readonly pause: (one: Running) => void
  readonly resume: (one: Running) => void
  readonly cancel: (one: Running) => void
}

/** The files on their way: how far each is, and how to stop it for a while or for good. */
export function UploadRunning({ running, pause, resume, cancel }: UploadRunningProps) {
  const { say, lang } = useHost()
  return (
    <ul className={css.runningList}>
      {running.map((one) => (
        <li key={one.key} className={css.running}>
          <span title={one.name}>{one.name}</span>
          <Progress
            percent={Math.floor(one.share * 100)}
            size="small"
            status={one.state === 'going' ? 'active' : 'normal'}
            aria-label={say(uploadWords.going, { name: one.name })}
          />
          <span className={css.acts}>
            {one.transfer.pause !== null &&
              (one.state === 'going' ? (
                <Button size="small" look="link" onClick={() => pause(one)}>
                  {say(uploadWords.pause)}
                </Button>
              ) : (
                <Button size="small" look="link" onClick={() => resume(one)}>
                  {say(uploadWords.resume)}
                </Button>
              ))}
            <Button size="small" look="link" danger onClick={() => cancel(one)}>
              {say(uploadWords.cancel)}
            </Button>
          </span>
          <small role="status">
            {one.state === 'going'
              ? sizeText(one.size, lang)
              : say(one.state === 'paused' ? uploadWords.paused : uploadWords.waiting)}
          </small>
        </li>
      ))}
    </ul>
  )
}
