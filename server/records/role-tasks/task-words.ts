import type { Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What records of a document wait for: “待复核”. */
export function taskWords({ running }: Pick<Ctx, 'running'>, document: string, name: string): Words {
  const words = running.documents.get(document)?.words.tasks
  return (
    (words !== undefined && Object.hasOwn(words, name) ? words[name] : undefined) ?? { zh: name, ru: name, en: name }
  )
}
