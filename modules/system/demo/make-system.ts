import { userEntry } from '../../../base/saved-phrase.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, notify, save, storeFile } from '../../../server/module-api.ts'
import { mobileAppVersion } from '../mobile-app-version.ts'
import { releaseNote } from '../release-note.ts'
import { emptyPackage } from './empty-package.ts'

/** Notes of versions, a mobile package, people's own phrases, and what the three administrators are told. */
export async function makeSystem(demo: DemoContext): Promise<void> {
  const [first, second] = notes
  await released(demo, first)
  await demo.as('admin', demo.now - 30 * dayMs, async (ctx) => {
    const packageFile = [
      {
        ...(await storeFile(ctx, {
          name: 'amur-1.0.0.apk',
          bytes: emptyPackage(['AndroidManifest.xml', 'classes.dex']),
        })),
      },
    ]
    const { id, ver } = await save(ctx, mobileAppVersion, {
      platform: 'android',
      verName: '1.0.0',
      verCode: '100',
      packageFile,
      notes: '首个移动版本：待办审批、扫码、消息提醒',
      notesRu: 'Первая мобильная версия: согласование, сканирование кодов, уведомления',
      notesEn: 'The first mobile version: approvals, scanning, notices',
    })
    await act(ctx, mobileAppVersion, id, 'publish', { ver })
  })
  for (const [code, entries] of Object.entries(phrases)) {
    await demo.as(code, demo.now - 20 * dayMs, async (ctx) => {
      for (const [at, entryName] of entries.entries())
        await save(ctx, userEntry, { entryGroup: 'opinion', entryName, entrySort: String(at + 1), shared: '0' })
    })
  }
  await released(demo, second)
  for (const code of ['admin', 'sec', 'audit']) {
    await demo.as('admin', demo.now - dayMs / 2, (ctx) =>
      notify(ctx, [demo.person(code)], { event: 'system.released', params: { version: '0.10.0' }, url: '/version' }),
    )
  }
}

function released(demo: DemoContext, { ago, ...note }: (typeof notes)[number]): Promise<unknown> {
  return demo.as('admin', demo.now - ago * dayMs, async (ctx) => {
    const { id, ver } = await save(ctx, releaseNote, { ...note, popup: '0' })
    return act(ctx, releaseNote, id, 'publish', { ver })
  })
}

const notes = [
  {
    ago: 60,
    verNo: '0.9.0',
    title: '合同与资金上线',
    titleRu: 'Запущены договоры и казначейство',
    titleEn: 'Contracts and treasury are here',
    content: '合同台账、付款计划与银企直联支付已启用。',
    contentRu: 'Работают реестр договоров, планы платежей и прямые платежи через банк.',
    contentEn: 'The contract register, payment plans and direct payments through the bank are in use.',
  },
  {
    ago: 10,
    verNo: '0.10.0',
    title: '预警规则可自行设置',
    titleRu: 'Правила предупреждений настраиваются самостоятельно',
    titleEn: 'Alert rules of your own',
    content: '预警规则可针对任意单据设置条件与界限；合同到期、应收逾期等规则已内置。',
    contentRu:
      'Правило можно создать для любого документа; готовы правила об истечении договоров и просрочке поступлений.',
    contentEn: 'A rule can watch any document; those of contracts that expire and of overdue receipts are ready.',
  },
] as const

const phrases: Readonly<Record<string, readonly string[]>> = {
  qiangm: ['同意，请按合同执行', '请财务复核资金安排后再报'],
  findir: ['同意，注意控制付款节奏', '附件不全，请补充发票和结算单', '超出月度预算，请说明原因'],
  sealead: ['同意', '请补充装港计划', '价格与市场行情不符，请重新询价'],
  legal: ['条款无异议', '请补充违约责任和争议解决条款'],
}
