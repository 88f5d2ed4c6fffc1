import { type Menu, menu } from '../../base/menu.ts'
import { permission } from '../../base/permission.ts'
import { type Ctx, find, Refusal, rules } from '../../server/module-api.ts'
import { isMenuAddress } from './menu-address.ts'

/**
 * An entry leads somewhere that exists and runs nothing, asks for a permission that exists, and stands under no entry
 * of its own.
 */
export const menuRules = rules(menu, {
  check: async (ctx, record) => {
    const address = record.menuUrl ?? ''
    if (!isMenuAddress(record.menuType, address))
      refuse(wrongAddress[record.menuType] ?? 'menu.address-outside', 'menuUrl')
    if (!isParams(record.params)) refuse('menu.params', 'params')
    if (record.counter !== null && !ctx.running.counts.has(record.counter)) refuse('menu.counter', 'counter')
    await requireNeeds(ctx, record)
    await requirePlace(ctx, record)
  },
  on: {
    delete: async (ctx, { id }) => {
      const below = await find(ctx, menu, { menuPid: id })
      if (below.length > 0) throw new Refusal('menu.not-empty', { count: below.length })
    },
  },
})

const wrongAddress: Readonly<Record<string, string>> = { 1: 'menu.address-folder', 2: 'menu.address-page' }

async function requireNeeds(ctx: Ctx, { needs }: Menu): Promise<void> {
  if (needs === null || needs === '' || ctx.running.permissions.has(needs)) return
  if ((await find(ctx, permission, { ppeValue: needs })).length === 0) refuse('menu.needs', 'needs')
}

async function requirePlace(ctx: Ctx, { id, menuPid, menuUrl, menuType, params }: Menu): Promise<void> {
  const all = await find(ctx, menu, {})
  const above = new Map(all.map((one) => [one.id, one.menuPid]))
  for (let at = menuPid; at !== null; at = above.get(at) ?? null) if (at === id) refuse('menu.cycle', 'menuPid')
  if (menuPid !== null && all.find((one) => one.id === menuPid)?.menuType !== '1') refuse('menu.parent', 'menuPid')
  const twin =
    menuType === '2' &&
    all.some(
      (one) =>
        one.id !== id && one.menuPid === menuPid && one.menuUrl === menuUrl && (one.params ?? '') === (params ?? ''),
    )
  if (twin) refuse('menu.twin', 'menuUrl')
}

function isParams(text: string | null): boolean {
  if (text === null || text.trim() === '') return true
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

function refuse(code: string, field: string): never {
  throw Refusal.atField(field, code)
}
