import type { FlowVerb } from '../../../core/approval/action.ts'
import { deedNames, standsIn } from '../../../core/approval/status-and-action-names.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say as saying } from '../../../core/words/format-message.ts'
import { instanceView } from '../../approval/instance-view.ts'
import { momentIn, type Writer } from '../../records/history/bilingual-text.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import type { Table } from './print-document.ts'
import { printWords } from './words.ts'

interface Line {
  readonly seq: number
  readonly at: number
  readonly verb: FlowVerb
  readonly nodeLabel: string | null
  readonly actorName: string
  /** For whom the actor stood in. */
  readonly forName?: string | null
  readonly opinion: string | null
  readonly files?: readonly { readonly fileName: string }[]
}

// What paper has to show: decisions and who asked for them, not who was sent a copy.
const shown: ReadonlySet<FlowVerb> = new Set<FlowVerb>([
  'submit',
  'agree',
  'reject',
  'refuse',
  'withdraw',
  'revoke',
  'transfer',
  'close',
])

/** Who decided what and when, in the order it happened; nothing for a record that never went round. */
export async function approvalTable(say: Writer, record: StoredRecord): Promise<Table[]> {
  const { procInstId } = record
  if (typeof procInstId !== 'string') return []
  const views = await Promise.all(
    say.contexts.map(
      async (ctx) => ((await instanceView(ctx, procInstId)) as unknown as { readonly log: readonly Line[] }).log,
    ),
  ) // the log as instance-view.ts tells it
  const lines = (views[0] ?? []).filter(({ verb }) => shown.has(verb))
  if (lines.length === 0) return []
  const langs = say.contexts.map(({ lang }) => lang)
  const inAll = (seq: number, of: (line: Line, lang: Lang) => string) =>
    say.words((lang) => {
      const line = views[langs.indexOf(lang)]?.find((one) => one.seq === seq)
      return line ? of(line, lang) : ''
    })
  return [
    {
      kind: 'table',
      title: say.words((lang) => printWords.approval[lang]),
      head: (['step', 'person', 'deed', 'opinion', 'time'] as const).map((name) => ({
        label: say.words((lang) => printWords[name][lang]),
        figure: false,
      })),
      rows: lines.map(({ seq, verb, at }) => [
        inAll(seq, (line, lang) => line.nodeLabel || printWords.drafting[lang]),
        inAll(seq, personOf),
        say.words((lang) => deedNames[verb][lang]),
        inAll(seq, opinionOf),
        momentIn(at, langs[0] ?? 'zh'),
      ]),
      foot: null,
    },
  ]
}

function opinionOf({ opinion, files = [] }: Line, lang: Lang): string {
  return files.length === 0
    ? (opinion ?? '')
    : saying(lang, printWords.attached[lang], {
        opinion: opinion ?? '',
        files: files.map(({ fileName }) => fileName).join(', '),
      }).trim()
}

function personOf({ actorName, forName }: Line, lang: Lang): string {
  return forName ? saying(lang, standsIn[lang], { name: actorName, absent: forName }) : actorName
}
