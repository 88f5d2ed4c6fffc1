import type { Field, Fields } from '../../core/description/field.ts'
import type { Json } from '../../core/values/json.ts'
import { holdsFiles } from '../attachment/file-field-options.ts'
import { kindOf } from '../kinds.ts'
import { samples } from './all-kind-samples.ts'

/**
 * What a kind alone cannot know: entries of a group, people, units and records that are there; undefined where it can.
 */
type SampleSource = (field: Field) => Json | undefined

const shaped = [
  'a@amur.test',
  '110105194912310021',
  '11010519491231002X',
  '91350100M000100Y43',
  '7707083893',
  'ANZBAU3M',
  'AU',
  '08:00',
  '9074729',
  '413000001',
  '52364122',
  '黑A12345',
  '104261800105',
]
const endings = ['pdf', 'png', 'xlsx', 'zip', 'apk', 'docx']

/** A value for every field. */
export function sampleValues(fields: Fields, source: SampleSource): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, source)]))
}

/**
 * A value that a field takes, as its record holds it: of what there is to choose from, else what its kind shows as
 * good.
 */
function sampleValue(field: Field, source: SampleSource): Json {
  const kind = kindOf(field.kind)
  const columns = kind.columns?.(field)
  if (columns !== undefined) return [sampleValues(columns, source)]
  const known = source(field)
  if (known === null) return null
  for (const given of known === undefined ? candidates(field) : [known, [known]]) {
    const checked = kind.check(given, field)
    if ('value' in checked) return checked.value
  }
  throw new Error(`no sample of ${JSON.stringify(field)}`)
}

function candidates(field: Field): Json[] {
  const good = (samples[field.kind]?.good ?? []).map(([, held]) => held)
  if (holdsFiles(field.kind)) return good.flatMap((held) => [held, ...endings.map((ending) => named(held, ending))])
  // Kinds that bring their own choices or a least value say so beside what is common to all fields.
  const { choices, min } = field as { readonly choices?: readonly { readonly code: string }[]; readonly min?: Json }
  const [first] = choices ?? []
  const { numeric, expression } = kindOf(field.kind)
  const own = first === undefined ? [] : [first.code, [first.code]]
  // Not so great that sums of it are beyond their fields, nor in the future of any test.
  const days = expression(field) === 'day' ? ['2026-11-02'] : []
  return [...own, ...days, ...(numeric ? ['10'] : []), ...good, min ?? '1', 'a', 'AB12', ...shaped]
}

function named(files: Json, ending: string): Json {
  const fileType = ending === 'png' ? 'image' : ending
  return (Array.isArray(files) ? files : []).map((file: Readonly<Record<string, Json>>) => ({
    ...file,
    fileName: `a.${ending}`,
    fileType,
  }))
}
