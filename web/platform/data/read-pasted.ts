import type { PastedLines } from '../../../core/api-types/pasted-lines.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { CopiedRows } from '../../../kinds/field-services.ts'
import { http } from '../http/client.ts'
import { rememberNames } from './reference-names.ts'

interface Answer extends PastedLines {
  readonly names: Readonly<Record<string, string>>
}

/** Has the server read rows copied in a spreadsheet; what it refuses is said by the client. */
export async function readPasted(call: string, copied: CopiedRows, lang: Lang): Promise<PastedLines | null> {
  try {
    const { names, ...read } = await http.post<Answer>(call, { ...copied })
    rememberNames(names, lang)
    return read
  } catch {
    return null
  }
}
