import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../../web/module-api.ts'
import { calendarWords as words } from '../words/calendar.ts'
import type { SeriesQuestion } from './use-entry-changes.tsx'

const parts = ['one', 'following', 'all'] as const

/** How much of a series is meant. */
export function PartDialog({ asked }: { readonly asked: SeriesQuestion | null }) {
  const t = useWords()
  return (
    <Dialog
      open={asked !== null}
      title={t(words.partTitle)}
      onClose={() => asked?.answer(null)}
      footer={
        <>
          {parts.map((part) => (
            <Button key={part} onClick={() => asked?.answer(part)}>
              {t(words[part])}
            </Button>
          ))}
        </>
      }
    >
      <p>{t(words.partNote)}</p>
    </Dialog>
  )
}
