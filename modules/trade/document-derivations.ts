import { derivation } from '../../core/description/document-derivation.ts'
import { contract } from '../contracts/index.ts'
import { customsDeclarationState } from './customs-declaration-states.ts'
import { customsDeclaration, standing } from './customs-declaration.ts'
import { certState, customsTaxCertificate } from './customs-tax-certificate.ts'
import { importLicenceState } from './import-licence-states.ts'
import { importLicence } from './import-licence.ts'
import { insurancePolicy } from './insurance-policy.ts'
import { policyState, standingPolicy } from './insurance-states.ts'
import { billState, declarable, insurable, standingBill } from './logistics-bill-states.ts'
import { logisticsBill } from './logistics-bill.ts'
import { ticketState, weighTicket } from './weigh-ticket.ts'

const crossesBorder = 'loadCountry != dischargeCountry'

/** What is shipped under a contract of goods, as much as it says and its tolerance. */
export const tradeDerivations = [
  derivation(contract, logisticsBill, {
    name: 'shipContract',
    label: { zh: '新增物流单', ru: 'Создать транспортный документ', en: 'Make a logistics bill' },
    by: 'contractId',
    when: "contractStatus in ['3', '4']",
    // What has left goes on to its end, whatever becomes of the contract.
    unless: `status != '${billState.planned}'`,
    offered: "contractType in ['xs', 'hc', 'lc', 'ck', 'nmc', 'nmx', 'yh']",
    same: ['counterparty', 'ourCompany', 'direction', 'tolerancePct'],
    fields: { mode: 'transportMode' },
    alike: ['counterparty', 'direction', 'tolerancePct'],
    remaining: {
      of: ['tonnes'],
      less: [{ field: 'billQty', while: { status: standingBill } }],
      when: "gt(orZero(tonnes), '0')",
      tolerance: 'tolerancePct',
    },
    link: 'create',
    living: { status: standingBill },
  }),
  derivation(logisticsBill, customsDeclaration, {
    name: 'declareBill',
    label: { zh: '生成报关单', ru: 'Создать декларацию', en: 'Make a customs declaration' },
    by: 'billId',
    when: `status in ['${declarable.join("', '")}'] && ${crossesBorder}`,
    offered: crossesBorder,
    // What was handed in goes on to its end, wherever the bill is by then.
    unless: `status != '${customsDeclarationState.draft}'`,
    same: ['contractId', 'direction', 'counterparty', 'ourCompany', 'goodsId', 'mode'],
    fields: { departCountry: 'loadCountry', arriveCountry: 'dischargeCountry' },
    alike: ['contractId', 'counterparty', 'ourCompany', 'goodsId'],
    remaining: { of: ['billQty'], less: [{ field: 'declaredQty', while: standing }] },
    link: 'create',
    living: standing,
    bars: ['cancel'],
  }),
  derivation(customsDeclaration, customsTaxCertificate, {
    name: 'taxDeclaration',
    label: { zh: '生成缴款书', ru: 'Создать платёжный документ', en: 'Make a payment certificate' },
    by: 'declarationId',
    when: `status == '${customsDeclarationState.taxDue}'`,
    // What customs asked for stays, wherever the declaration is by then.
    unless: `status != '${certState.owed}'`,
    offered: "gt(orZero(taxTotal), '0')",
    same: ['customsNo', 'ourCompany', 'goodsId'],
    alike: ['ourCompany'],
    remaining: { of: ['taxTotal'], less: [{ field: 'amount', while: { status: Object.values(certState) } }] },
    link: 'create',
    living: { status: Object.values(certState) },
    bars: ['withdraw', 'requestWithdrawal'],
  }),
  derivation(logisticsBill, insurancePolicy, {
    name: 'insureBill',
    label: { zh: '投保', ru: 'Застраховать груз', en: 'Insure the cargo' },
    by: 'billId',
    when: `status in ['${insurable.join("', '")}']`,
    // What is insured stays so to its end, wherever the bill is by then.
    unless: `status != '${policyState.applied}'`,
    merge: { lines: 'bills' },
    same: ['contractId', 'goodsId', 'ourCompany', 'mode', 'loadPlace', 'dischargePlace'],
    // One premium is worked out for one cargo on one way.
    alike: ['contractId', 'goodsId', 'ourCompany', 'mode', 'loadPlace', 'dischargePlace'],
    remaining: { of: ['billQty'], less: [{ field: 'tonnes', while: { status: standingPolicy } }] },
    link: 'cover',
    living: { status: [policyState.applied, policyState.inForce] },
    bars: ['cancel'],
  }),
  derivation(logisticsBill, weighTicket, {
    name: 'weighBill',
    label: { zh: '登记磅单', ru: 'Внести весовой талон', en: 'Enter a weigh ticket' },
    by: 'billId',
    // Files of a scale come late: what has left may be weighed until it is settled and after.
    when: `!(status in ['${billState.planned}', '${billState.cancelled}'])`,
    offered: "mode in ['road', 'rail', 'multi']",
    same: ['goodsId', 'carrier', 'ourCompany', 'plateNo'],
    alike: ['goodsId'],
    figure: 'net',
    link: 'ref',
    living: { status: [ticketState.valid] },
    bars: ['cancel'],
  }),
  derivation(importLicence, customsDeclaration, {
    name: 'declareUnder',
    label: { zh: '凭证报关', ru: 'Заявить по лицензии', en: 'Declare under the licence' },
    by: 'licenceId',
    when: `status in ['${importLicenceState.issued}', '${importLicenceState.inUse}']`,
    // What was handed in has drawn on it already.
    unless: `status != '${customsDeclarationState.draft}'`,
    alike: [],
    figure: 'declaredQty',
    link: 'create',
    living: standing,
  }),
]
