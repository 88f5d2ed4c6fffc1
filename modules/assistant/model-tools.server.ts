import { type AnyDocument, type Ctx, mayDo, page, recordTexts, type RecordText } from '../../server/module-api.ts'
import type { Read } from './chat/verify-figures.ts'
import { searchHelp } from './help/search-help.ts'
import type { Spoken, ToolCall } from './model-stream.server.ts'

/** What a tool answered the model, and the records it was read from. */
export interface Told {
  readonly text: string
  readonly read: readonly (Read & { readonly title: string })[]
}

// The same answer for what is not there and what is not for this person.
const absent: Told = { text: 'No such record.', read: [] }
const most = 20

/**
 * The tools in the words of the protocol; every one of them runs as the person who asks, within his scope and field
 * rights.
 */
export function toolsFor(ctx: Ctx): readonly Spoken[] {
  const kinds = readable(ctx)
    .map(({ key, label }) => `${key} (${label})`)
    .join(', ')
  const text = { type: 'string' }
  return [
    tool('search_help', 'Searches the help pages of this system.', { query: text }, ['query']),
    tool(
      'find_records',
      `Finds records the person may read, by a word, a number or a name; an empty text gives the latest. Kinds: ${kinds}`,
      { kind: text, text },
      ['kind', 'text'],
    ),
    tool('read_record', 'Reads one record whole.', { kind: text, id: text }, ['kind', 'id']),
  ]
}

/** Runs a tool that the model asked for; a wrong question is answered, never thrown. */
export async function runTool(ctx: Ctx, { name, input }: ToolCall): Promise<Told> {
  const { query = '', kind = '', text = '', id = '' } = inputOf(input)
  if (name === 'search_help') return { text: JSON.stringify(searchHelp(query, ctx.lang)), read: [] }
  const found = readable(ctx).find((one) => one.key === kind)
  if (found === undefined) return absent
  if (name === 'find_records')
    return tell(found.doc, await recordTexts(ctx, found.doc, await latest(ctx, found.doc, text.slice(0, 100))))
  return name === 'read_record' ? tell(found.doc, await recordTexts(ctx, found.doc, [id])) : absent
}

async function latest(ctx: Ctx, doc: AnyDocument, param: string): Promise<readonly string[]> {
  const { content } = await page(ctx, doc, { page: 1, size: most, parameters: param === '' ? {} : { param } })
  return content.map(({ id }) => String(id))
}

function tell(doc: AnyDocument, records: readonly RecordText[]): Told {
  const read = records.map(({ id, title, text }) => ({ title, text, href: `/doc/${doc.module}/${doc.name}/${id}` }))
  return read.length === 0
    ? absent
    : { text: JSON.stringify(read.map(({ href, text }) => ({ link: href, record: text }))), read }
}

function readable(ctx: Ctx) {
  return [...ctx.running.documents.values()]
    .filter(({ doc }) => doc.module !== 'base' && mayDo(ctx, doc, 'ck'))
    .map(({ key, doc, words }) => ({ key, doc, label: words.title[ctx.lang] }))
}

function inputOf(input: string): Readonly<Record<string, string>> {
  try {
    const given: unknown = JSON.parse(input === '' ? '{}' : input)
    return typeof given === 'object' && given !== null
      ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : '']))
      : {}
  } catch {
    return {}
  }
}

function tool(
  name: string,
  description: string,
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Spoken {
  return { type: 'function', function: { name, description, parameters: { type: 'object', properties, required } } }
}
