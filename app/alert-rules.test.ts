import { expect, test } from 'vitest'
import { createApproval } from '../server/approval/create-approval-port.ts'
import { compose } from '../server/main/compose-modules.ts'
import { compileAlertRule } from '../server/messaging/alert/compile-alert-rule.ts'
import { systemContext } from '../server/platform/context/system-context.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { servers } from './module-servers.ts'
import { modules } from './modules.ts'

test('every rule that is shipped is measured by its module, or looks at fields of a document that there are', async () => {
  const { pool } = await freshDatabase()
  const running = compose({ modules, servers, approval: createApproval() })
  const ctx = systemContext(pool, running, 0, 'test')
  for (const { code, watches } of running.modules.flatMap(({ alerts = [] }) => alerts)) {
    if (watches === undefined) expect(running.measures.has(code), code).toBe(true)
    else
      expect(
        compileAlertRule(ctx, { watched: watches.document, condition: watches.condition, figure: watches.figure }),
        code,
      ).not.toHaveProperty('errors')
  }
})

// What the requirements list (domain.md §15.9), and of it what waits for a module that there is not: the list only gets
// shorter.
const catalogue = [
  'CT-EXPIRE',
  'CT-NOEXEC',
  'AR-OVERDUE',
  'AP-DUE',
  'CR-USE',
  'CR-EXP',
  'CARGO-COV',
  'WARRANT-EXP',
  'FUND-OCC',
  'LIC-LEFT',
  'LC-SHIP',
  'LC-EXP',
  'LC-DUE',
  'LOAN-DUE',
  'BUD-OVER',
  'STK-AGE',
  'STK-DIFF',
  'PX-MOVE',
  'FX-EXP',
  'FX-STALE',
  'BANK-LOW',
  'BNK-SUSP',
  'WF-SLA',
  'LIC-SYS',
  'HR-CONTRACT',
  'HR-CERT',
  'DEV-ALARM',
  'HEAT-TEMP',
  'ENG-SPI',
  'SHIP-DEM',
  'SHIP-CERT',
]
const noModuleYet: Readonly<Record<string, string>> = {
  'CR-USE': 'customer credit',
  'CR-EXP': 'customer credit',
  'CARGO-COV': 'pledged cargo',
  'WARRANT-EXP': 'warrants',
  'FUND-OCC': 'ceilings of funds',
  'LOAN-DUE': 'loans',
  'PX-MOVE': 'prices',
  'FX-EXP': 'currency exposure',
  'HR-CONTRACT': 'staff files',
  'HR-CERT': 'staff files',
  'DEV-ALARM': 'devices',
  'HEAT-TEMP': 'heating',
  'ENG-SPI': 'engineering',
  'SHIP-DEM': 'shipping',
  'SHIP-CERT': 'shipping',
}

test('every alert of the catalogue is shipped as a rule, but for those whose module there is not', async () => {
  const { modules: composed } = compose({ modules, servers, approval: createApproval() })
  const shipped = new Set(composed.flatMap(({ alerts = [] }) => alerts).map(({ code }) => code))
  expect(catalogue.filter((code) => !shipped.has(code))).toEqual(Object.keys(noModuleYet))
  expect(Object.keys(noModuleYet).length).toBeLessThanOrEqual(15)
})
