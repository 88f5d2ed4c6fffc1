import { iconPaths, type IconName } from './icon-paths.ts'

/**
 * The icon a menu entry or a module names, ours or by a name the UI kit knows it under; `otherwise` when there is none.
 */
export function iconNamed(name: string | null | undefined, otherwise: IconName): IconName {
  if (name == null) return otherwise
  if (isIcon(name)) return name
  return kitNames[name] ?? otherwise
}

const kitNames: Readonly<Record<string, IconName>> = {
  alert: 'warning',
  'bar-chart': 'chart',
  branches: 'flow',
  cluster: 'tree',
  control: 'gear',
  'credit-card': 'wallet',
  desktop: 'layers',
  dollar: 'coins',
  'file-text': 'contract',
  form: 'edit',
  'line-chart': 'trend',
  profile: 'list',
  safety: 'shield',
  schedule: 'calendar',
  setting: 'gear',
  shop: 'building',
  team: 'users',
  tool: 'hammer',
  apartment: 'tree',
  audit: 'stamp',
  container: 'box',
  database: 'layers',
  fire: 'flame',
  notification: 'bell',
  read: 'book',
  'safety-certificate': 'shield',
  solution: 'user',
  swap: 'swap',
  'unordered-list': 'list',
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}
