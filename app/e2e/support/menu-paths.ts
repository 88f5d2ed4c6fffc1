import { caller } from './api-caller.ts'

interface Entry {
  readonly menuUrl: string | null
}

/** The pages that stand in somebody's menu. */
export async function pathsOf(person: string): Promise<readonly string[]> {
  const { menuData } = await caller(person).get<{ menuData: readonly Entry[] }>('/api/system/user/allMyData')
  return [...new Set(menuData.flatMap(({ menuUrl }) => (menuUrl?.startsWith('/') === true ? [menuUrl] : [])))]
}
