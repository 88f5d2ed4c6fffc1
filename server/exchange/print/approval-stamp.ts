import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Lang } from '../../../core/values/language.ts'
import { say as saying } from '../../../core/words/format-message.ts'
import { instanceView } from '../../approval/instance-view.ts'
import { recordFingerprint } from '../../approval/step/record-fingerprint.ts'
import { momentIn, type Writer } from '../../records/history/bilingual-text.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { idOf, textOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import type { Stamp } from './print-document.ts'
import { printWords } from './words.ts'

interface View {
  readonly nodes: readonly { readonly key: string; readonly kind: string }[]
  readonly log: readonly {
    readonly at: number
    readonly verb: string
    readonly node: string | null
    readonly nodeLabel: string | null
    readonly actorName: string
  }[]
}

// Approved, and closed after it; before that there is nothing to vouch for.
const vouched: ReadonlySet<string> = new Set(['2', '4'])

/** The fingerprint of what was approved, whether the record still has it, and the stamps that were put on the way. */
export async function approvalStamp(say: Writer, doc: AnyDocument, record: StoredRecord): Promise<Stamp[]> {
  const { procInstId } = record
  const [ctx] = say.contexts
  if (ctx === undefined || typeof procInstId !== 'string' || !vouched.has(textOf(record, 'approvalStatus'))) return []
  const [kept] = await ctx.sql.query<{ hash: string | null }>(
    sql`select state ->> 'hash' as hash from engine.flow_instance where id = ${procInstId}::uuid`,
  )
  const hash = kept?.hash ?? null
  if (hash === null) return []
  const views = await Promise.all(
    say.contexts.map(async (one) => (await instanceView(one, procInstId)) as unknown as View),
  ) // as instance-view.ts tells it
  const stamps = stampsOf(
    views,
    say.contexts.map(({ lang }) => lang),
  )
  // Its reader may not see all that was approved, and what he sees is no other document for that.
  const whole = await readRecord(ctx.withoutScope('the fingerprint is that of the whole record'), doc, idOf(record))
  const fits = whole !== null && recordFingerprint(doc, whole) === hash
  return [
    {
      kind: 'stamp',
      title: say.words((lang) => printWords.stamp[lang]),
      owner: stamps.length === 0 ? null : say.named('unit', textOf(record, 'unitId')),
      lines: [...stamps, say.words((lang) => saying(lang, printWords.hash[lang], { hash }))],
      fits,
      verdict: say.words((lang) => printWords[fits ? 'fits' : 'changed'][lang]),
    },
  ]
}

/** Who stamped at which step and when, one line for each language. */
function stampsOf(views: readonly View[], langs: readonly Lang[]): string[] {
  return views.flatMap(({ nodes, log }, at) => {
    const lang = langs[at] ?? 'zh'
    const sealing = new Set(nodes.filter(({ kind }) => kind === 'seal').map(({ key }) => key))
    return log
      .filter(({ verb, node }) => verb === 'agree' && node !== null && sealing.has(node))
      .map((line) =>
        saying(lang, printWords.stamped[lang], {
          node: line.nodeLabel ?? '',
          person: line.actorName,
          time: momentIn(line.at, lang),
        }),
      )
  })
}
