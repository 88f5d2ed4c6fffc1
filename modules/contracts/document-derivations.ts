import { derivation } from '../../core/description/document-derivation.ts'
import { accessState } from './admission/access-states.ts'
import { admissible, counterpartyAccess } from './admission/counterparty-access.ts'
import { barterSettlement } from './barter-settlement.ts'
import { contract } from './contract.ts'
import { counterparty } from './counterparty.ts'
import { dataUsage, usageState } from './data-usage/data-usage.ts'
import { indexPrice, indexPriceState } from './index-pricing/index-price.ts'
import { sealState, sealUse } from './seal-use.ts'
import { settlement } from './settlement.ts'
import { supplementaryAgreement } from './supplementary-agreement.ts'
import { lockedMatch, matchState, supplyMatch } from './supply-matching/supply-match.ts'
import { contractText } from './template/contract-text.ts'
import { textState } from './template/template-states.ts'
import { issuedPlan, planState, tradePlan } from './trade-plan/trade-plan.ts'

const settleable = "contractStatus in ['3', '4', '5']"
const inForce = { approvalStatus: ['1', '2'], archived: '0' } as const

/** What is settled under a contract, goods for goods where it is barter. */
export const contractDerivations = [
  derivation(counterparty, counterpartyAccess, {
    name: 'askAdmission',
    label: { zh: '申请准入', ru: 'Запросить допуск', en: 'Ask for admission' },
    by: 'counterpartyId',
    when: `status in ['${admissible.join("', '")}']`,
    // What was decided stays, whatever becomes of the party.
    unless: `status != '${accessState.draft}'`,
    alike: [],
    figure: 'matchCount',
    link: 'ref',
    living: { status: [accessState.inApproval] },
    bars: ['refuse', 'reviseIdentity'],
  }),
  derivation(tradePlan, tradePlan, {
    name: 'adjustPlan',
    label: { zh: '调整计划', ru: 'Скорректировать план', en: 'Adjust the plan' },
    by: 'previousId',
    when: `status == '${planState.issued}'`,
    // It has taken the place of its source.
    unless: `status in ['${issuedPlan.join("', '")}']`,
    same: ['year', 'bookUnit', 'bizSegment', 'direction'],
    alike: ['year', 'bookUnit', 'bizSegment', 'direction'],
    figure: 'planQty',
    link: 'ref',
    living: { status: [planState.drafted, planState.inApproval, ...issuedPlan] },
  }),
  derivation(tradePlan, contract, {
    name: 'contractPlanned',
    label: { zh: '生成合同', ru: 'Создать договор', en: 'Make a contract' },
    by: 'planId',
    when: `status in ['${issuedPlan.join("', '")}']`,
    same: ['bizSegment', 'direction'],
    alike: ['bizSegment', 'direction'],
    figure: 'tonnes',
    link: 'create',
    living: inForce,
  }),
  derivation(contract, contractText, {
    name: 'writeContract',
    label: { zh: '套用范本', ru: 'Составить по шаблону', en: 'Write from a template' },
    by: 'contractId',
    when: "contractStatus == '0'",
    // What is settled goes with its contract to its end.
    unless: `status != '${textState.draft}'`,
    same: ['contractType'],
    alike: [],
    figure: 'changedCount',
    link: 'create',
    living: { status: [textState.forLegal] },
  }),
  derivation(contract, settlement, {
    name: 'settleContract',
    label: { zh: '生成结算单', ru: 'Создать расчёт', en: 'Make a settlement' },
    by: 'relatedContract',
    when: settleable,
    offered: "contractType != 'yh'",
    same: ['counterparty', 'direction', 'currency', 'fxRate', 'vatRate'],
    alike: ['counterparty', 'currency'],
    // What provisional settlements hold is settled once more.
    lines: {
      from: 'items',
      to: 'items',
      fields: { goods: 'goods', qty: 'qty', uom: 'uom', price: 'unitPrice' },
      match: { goods: 'goods', uom: 'uom' },
      first: { price: 'unitPrice' },
      of: 'qty',
      less: 'qty',
      while: { approvalStatus: ['1', '2'], settleType: { not: 'prov' } },
    },
    figure: 'amount',
    link: 'settle',
    living: inForce,
    bars: ['terminate'],
  }),
  derivation(dataUsage, settlement, {
    name: 'settleUsage',
    label: { zh: '生成结算单', ru: 'Создать расчёт', en: 'Make a settlement' },
    by: 'usageId',
    when: `status == '${usageState.confirmed}'`,
    same: ['counterparty', 'currency', 'vatRate'],
    fields: { relatedContract: 'contractId' },
    alike: ['relatedContract', 'counterparty', 'currency'],
    through: 'relatedContract',
    figure: 'amount',
    link: 'settle',
    living: inForce,
    bars: ['reopen'],
  }),
  derivation(indexPrice, settlement, {
    name: 'settleByIndex',
    label: { zh: '生成结算单', ru: 'Создать расчёт', en: 'Make a settlement' },
    by: 'indexPriceId',
    when: `status == '${indexPriceState.confirmed}'`,
    fields: { relatedContract: 'contractId' },
    alike: ['relatedContract'],
    through: 'relatedContract',
    figure: 'amount',
    link: 'settle',
    living: inForce,
    bars: ['reopen'],
  }),
  derivation(contract, barterSettlement, {
    name: 'settleBarter',
    label: { zh: '生成易货结算', ru: 'Создать бартерный расчёт', en: 'Make a barter settlement' },
    by: 'relatedContract',
    when: settleable,
    offered: "contractType == 'yh'",
    fields: { counterparty: 'counterparty', currency: 'currency', fxRate: 'fxRate' },
    alike: ['counterparty', 'currency'],
    figure: 'amount',
    link: 'settle',
    living: inForce,
    bars: ['terminate'],
  }),
  derivation(contract, supplyMatch, {
    name: 'matchPurchase',
    label: { zh: '建议匹配销售', ru: 'Предложить продажу', en: 'Suggest a sale' },
    by: 'purchaseId',
    when: "contractStatus in ['3', '4']",
    // What is locked stays to its end, whatever becomes of the contract.
    unless: `status != '${matchState.suggested}'`,
    offered: "direction == 'buy' && filled(goodsId)",
    same: ['goodsId'],
    alike: ['goodsId'],
    figure: 'qty',
    link: 'ref',
    living: { status: lockedMatch },
    bars: ['terminate'],
  }),
  derivation(contract, supplyMatch, {
    name: 'matchSale',
    label: { zh: '建议匹配采购', ru: 'Предложить закупку', en: 'Suggest a purchase' },
    by: 'saleId',
    when: "contractStatus in ['3', '4']",
    // What is locked stays to its end, whatever becomes of the contract.
    unless: `status != '${matchState.suggested}'`,
    offered: "direction == 'sell' && filled(goodsId)",
    same: ['goodsId'],
    alike: ['goodsId'],
    figure: 'qty',
    link: 'ref',
    living: { status: lockedMatch },
    bars: ['terminate'],
  }),
  derivation(contract, sealUse, {
    name: 'sealContract',
    label: { zh: '申请用印', ru: 'Запросить печать', en: 'Ask for a seal' },
    by: 'contractId',
    when: settleable,
    // What was sealed stays, whatever becomes of the contract.
    unless: `status in ['${sealState.sealed}', '${sealState.filed}', '${sealState.returned}']`,
    fields: { subject: 'contractName' },
    alike: [],
    figure: 'copies',
    link: 'ref',
    living: { status: [sealState.applied, sealState.approved] },
  }),
  derivation(contract, supplementaryAgreement, {
    name: 'agreeContract',
    label: { zh: '生成补充协议', ru: 'Создать допсоглашение', en: 'Make a supplementary agreement' },
    by: 'contractId',
    when: "contractStatus in ['3', '4']",
    unless: "approvalStatus == '2'",
    same: ['counterparty', 'currency', 'fxRate', 'frameworkFlag'],
    alike: ['counterparty', 'currency'],
    figure: 'deltaAmount',
    link: 'ref',
    living: inForce,
  }),
]
