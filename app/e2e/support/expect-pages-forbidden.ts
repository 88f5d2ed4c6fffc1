import { expect, type Page } from '@playwright/test'
import { basicCodes } from '../../../base/basic-permissions.ts'
import { modules } from '../../modules.ts'
import { go } from './page-navigation.ts'

// Whoever is made is staff at once.
const staffCodes = modules.flatMap(({ grants = [] }) =>
  grants.filter(({ role }) => role === 'staff').flatMap(({ permissions }) => permissions),
)
const openToStaff = new Set([...basicCodes, ...staffCodes])

/** Every page of these modules, by its path, but those named and those that are open to all staff. */
export function pathsOf(names: readonly string[], but: readonly string[] = []): readonly string[] {
  return modules
    .filter(({ name }) => names.includes(name))
    .flatMap(({ pages }) => pages)
    .filter(({ path, needs }) => !but.includes(path) && !openToStaff.has(needs))
    .map(({ path }) => path)
}

/** Goes to pages as a link inside the product does, without loading it anew, and sees each of them closed. */
export async function expectClosed(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await go(page, path)
    await expect(
      page.getByRole('tabpanel', { name: labelOf(path), exact: true }).getByText('403 · 没有访问权限'),
      path,
    ).toBeVisible()
  }
}

function labelOf(path: string): string {
  const label = modules.flatMap(({ pages }) => pages).find((one) => one.path === path)?.label.zh
  if (label === undefined) throw new Error(`no page ${path}`)
  return label
}
