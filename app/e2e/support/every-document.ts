import { formModule, formOfPath } from '../../../core/form-design/draft.ts'
import { modules } from '../../modules.ts'
import { caller } from './api-caller.ts'

interface Menu {
  readonly menuData: readonly { readonly menuUrl: string | null }[]
}

/** Every document as `module/name`: those of modules and those that were drawn. */
export async function everyDocument(): Promise<readonly string[]> {
  const { menuData } = await caller('seasales').get<Menu>('/api/system/user/allMyData')
  const forms = menuData.flatMap(({ menuUrl }) => formOfPath(menuUrl ?? '') ?? [])
  const drawn = forms.map((name) => `${formModule}/${name}`)
  const described = modules.flatMap((module) => Object.keys(module.documents).map((name) => `${module.name}/${name}`))
  return [...described, ...drawn]
}
