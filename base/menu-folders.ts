import type { MenuFolder } from '../core/module.ts'
import { menuPlan } from './menu-plan.ts'

const icons: Readonly<Record<string, string>> = {
  home: 'home',
  workflow: 'branches', 'workflow.mine': 'inbox', 'workflow.special': 'play', 'workflow.funds': 'dollar', 'workflow.configuration': 'tool',
  trade: 'shop',
  contracts: 'file-text', 'contracts.conclusion': 'form', 'contracts.execution': 'profile', 'contracts.support': 'folder',
  international: 'globe', 'international.sea': 'ship', 'international.land': 'truck', 'international.barter': 'swap', 'international.customs': 'stamp',
  domestic: 'coal', stock: 'container', 'stock.logistics': 'truck', 'stock.stock': 'box',
  settlement: 'calculator', 'settlement.invoices': 'file-text', 'settlement.balances': 'swap',
  funds: 'wallet', 'funds.plans': 'schedule', 'funds.payments': 'send', 'funds.accounts': 'credit-card', 'funds.financing': 'bank', 'funds.reports': 'bar-chart',
  budget: 'calculator', profit: 'trend', risk: 'safety', shipping: 'ship', projects: 'flow', newEnergy: 'sun', coalPower: 'factory', usedCars: 'car', heating: 'fire',
  engineering: 'hammer', assets: 'building', affairs: 'solution', 'affairs.supervision': 'profile', 'affairs.people': 'team', 'affairs.meetings': 'message', 'affairs.questionnaires': 'form',
  content: 'news', reports: 'bar-chart',
  admin: 'setting', 'admin.organisation': 'team', 'admin.configuration': 'control', 'admin.maintenance': 'desktop',
}

/** Folders of the menu in their order; one without pages for a person is not shown to him. */
export const menuFolders: readonly MenuFolder[] = menuPlan.folders.map((folder) => ({ ...folder, ...(icons[folder.code] === undefined ? {} : { icon: icons[folder.code] }) }))
