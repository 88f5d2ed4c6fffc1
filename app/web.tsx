import pages from 'virtual:pages'
import screenPaths from 'virtual:screen-paths'
import { assistantWeb } from '../modules/assistant/web.ts'
import { contractsWeb } from '../modules/contracts/web.ts'
import { financeWeb } from '../modules/finance/web.ts'
import { formsWeb } from '../modules/forms/web.ts'
import { galleryWeb } from '../modules/gallery/web.ts'
import { officeWeb } from '../modules/office/web.ts'
import { organisationWeb } from '../modules/organisation/web.ts'
import { personalWeb } from '../modules/personal/web.ts'
import { portalWeb } from '../modules/portal/web.ts'
import { questionnaireWeb } from '../modules/questionnaire/web.ts'
import { rightsWeb } from '../modules/rights/web.ts'
import { scheduleWeb } from '../modules/schedule/web.ts'
import { shippingWeb } from '../modules/shipping/web.ts'
import { stockWeb } from '../modules/stock/web.ts'
import { systemWeb } from '../modules/system/web.ts'
import { workflowWeb } from '../modules/workflow/web.ts'
import '../ui/base.css'
import type { ModuleWeb } from '../web/define-web.ts'
import { dressed, pagesOf } from '../web/shell/build-page-list.tsx'
import { pageLabels } from '../web/shell/page-labels.ts'
import { start } from '../web/shell/start.tsx'

/** Modules that bring screens of their own; the others live on the standard ones. */
const webs: readonly ModuleWeb[] = [
  assistantWeb,
  contractsWeb,
  financeWeb,
  formsWeb,
  galleryWeb,
  officeWeb,
  organisationWeb,
  rightsWeb,
  systemWeb,
  personalWeb,
  portalWeb,
  questionnaireWeb,
  scheduleWeb,
  shippingWeb,
  stockWeb,
  workflowWeb,
]

const labels = pageLabels(async (lang) => {
  const labelsIn = {
    zh: () => import('virtual:page-labels/zh'),
    ru: () => import('virtual:page-labels/ru'),
    en: () => import('virtual:page-labels/en'),
  }
  return (await labelsIn[lang]()).default
})

void start({
  labels,
  pages: pagesOf(
    pages.map((page, place) => ({ ...page, label: labels.at(place) })),
    webs,
  ),
  screenAt: (path) =>
    screenPaths.includes(path)
      ? dressed(async () => (await import('./load-screen-by-path.ts')).loadScreenByPath(path))
      : null,
})
