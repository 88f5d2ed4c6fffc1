import { useState } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useWords } from '../../../../web/module-api-public.ts'
import { mostFiles } from '../../design/check-answers.ts'
import type { AnsweredFile } from '../../design/question.ts'
import { answeringWords as words } from '../../words/answering.ts'
import type { QuestionInputProps } from './question-input-props.ts'
import { linkHere, sendFile } from './questionnaire-calls.tsx'
import css from './answer.module.css'

/** Files sent as they are chosen; the answer names them. */
export function FileInput({ question: { id }, answer, onAnswer }: QuestionInputProps) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const files = Array.isArray(answer) ? answer.filter((one): one is AnsweredFile => typeof one === 'object') : []
  const send = async (file: File) => {
    setBusy(true)
    setError('')
    try {
      onAnswer([...files, await sendFile(linkHere(), file)])
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.files}>
      {files.map((file) => (
        <p key={file.fileAdd}>
          <Icon name="clip" size={16} />
          <span>{file.fileName}</span>
          <button
            type="button"
            aria-label={`${t(words.remove)} ${file.fileName}`}
            onClick={() => onAnswer(files.filter((one) => one !== file))}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      ))}
      {files.length < mostFiles && (
        <label className={css.choice}>
          {busy ? <Spinner size={16} /> : <Icon name="upload" size={16} />}
          <span>{t(words.file)}</span>
          <input
            type="file"
            className="sr-only"
            aria-labelledby={`stem-${id}`}
            disabled={busy}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void send(file)
            }}
          />
        </label>
      )}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
