import { useQuery } from '@tanstack/react-query'
import { minuteMs } from '../../../core/values/duration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { http } from '../../platform/http/client.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { useCan } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { commonOpinions } from './task-words.ts'
import { approvalWords } from './words.ts'
import css from './approval.module.css'

const most = 8

/** Opinions at a press: what the reader and his unit keep for themselves, then what everybody writes. */
export function Opinions({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const t = useWords()
  const lang = useLang()
  const mayKeep = useCan('yhzd-xz')
  const own = useQuery({
    queryKey: ['userEntry', 'opinion', lang],
    staleTime: minuteMs,
    queryFn: ({ signal }) => http.get<readonly string[]>('/api/system/userEntry/opinion', { signal, quiet: true }),
  }).data
  const shown = [...new Set([...(own ?? []), ...commonOpinions.map((words) => t(words))])].slice(0, most)
  return (
    <div className={css.chips}>
      {/* An opinion may read like the button that decides; whoever cannot see which is which hears it. */}
      {shown.map((text) => (
        <button
          type="button"
          key={text}
          aria-label={t(approvalWords.writeOpinion, { text })}
          onClick={() => onChoose(text)}
        >
          {text}
        </button>
      ))}
      {mayKeep && (
        <button
          type="button"
          aria-label={t(approvalWords.ownOpinions)}
          title={t(approvalWords.ownOpinions)}
          onClick={() => openPage('/yjxxUser?tab=opinions')}
        >
          <Icon name="gear" size={13} />
        </button>
      )}
    </div>
  )
}
