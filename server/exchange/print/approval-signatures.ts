import type { Lang } from '../../../core/values/language.ts'
import { say as saying } from '../../../core/words/format-message.ts'
import { instanceView } from '../../approval/instance-view.ts'
import { momentIn, type Writer } from '../../records/history/bilingual-text.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import type { Signature, Signatures } from './print-document.ts'
import { printWords } from './words.ts'

interface Line {
  readonly at: number
  readonly actorName: string
  readonly nodeLabel: string | null
  readonly signature?: { readonly file: { readonly fileAdd: string }; readonly hash: string; readonly fits: boolean }
}

/** The signatures under the decisions on a record; nothing where nobody signed by hand. */
export async function approvalSignatures(say: Writer, { procInstId }: StoredRecord): Promise<Signatures[]> {
  const [ctx] = say.contexts
  if (ctx === undefined || typeof procInstId !== 'string') return []
  const views = await Promise.all(
    say.contexts.map(
      async (one) => ((await instanceView(one, procInstId)) as unknown as { readonly log: readonly Line[] }).log,
    ),
  ) // the log as instance-view.ts tells it
  const langs = say.contexts.map(({ lang }) => lang)
  const drawn = (views[0] ?? []).map(async ({ signature }, at): Promise<Signature[]> => {
    if (signature === undefined || ctx.running.files === null) return []
    const inAll = (of: (line: Line, lang: Lang) => string) =>
      say.words((lang) => {
        const line = views[langs.indexOf(lang)]?.[at]
        return line === undefined ? '' : of(line, lang)
      })
    return [
      {
        picture: await ctx.running.files.read(signature.file.fileAdd),
        lines: [
          inAll(({ actorName }) => actorName),
          inAll((line, lang) => `${line.nodeLabel ?? ''} ${momentIn(line.at, lang)}`.trim()),
          say.words((lang) => saying(lang, printWords.signatureHash[lang], { hash: signature.hash.slice(0, shown) })),
        ],
        broken: signature.fits ? null : say.words((lang) => printWords.signatureBroken[lang]),
      },
    ]
  })
  const signatures = (await Promise.all(drawn)).flat()
  return signatures.length === 0
    ? []
    : [{ kind: 'signatures', title: say.words((lang) => printWords.signatures[lang]), signatures }]
}

// So much of a fingerprint tells it from any other; the page has no room for all of it.
const shown = 24
