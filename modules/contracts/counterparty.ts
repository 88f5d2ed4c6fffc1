import type { RecordOf } from '../../core/description/document.ts'
import { document } from '../../core/description/document.ts'
import {
  attachment,
  dateTime,
  dictionaries,
  dictionary,
  lines,
  people,
  person,
  text,
  textarea,
  yesNo,
} from '../../kinds/index.ts'
import { admittedCounterparty, counterpartyState, openCounterparty } from './contract-and-counterparty-states.ts'

// What was checked at admission stays as it was until the party is sent back to be admitted anew.
const admitted = "status != '0'"

/** Whom the group trades with; money goes only to accounts that two people verified. */
export const counterparty = document({
  module: 'contracts',
  name: 'counterparty',
  code: 'khgl',
  scope: 'everyone',
  title: 'cpName',
  number: { field: 'cpCode', pattern: 'KS-{####}', resetBy: 'never' },
  fields: {
    cpCode: text({ max: 20, readonly: true, searched: true }),
    cpName: text({ required: true, max: 100, unique: true, searched: true, readonly: admitted }),
    shortName: text({ max: 30, searched: true }),
    nameRu: text({ max: 150, searched: true, readonly: admitted }),
    nameEn: text({ max: 150, searched: true, readonly: admitted }),
    cpRole: dictionaries({ group: 'cpRole', required: true }),
    cpNature: dictionary({ group: 'cpNature', required: true }),
    country: dictionary({ group: 'country', required: true, initial: 'CN', readonly: admitted }),
    creditCode: text({
      max: 18,
      pattern: 'creditCode',
      searched: true,
      required: "country == 'CN'",
      readonly: admitted,
    }),
    inn: text({ max: 12, pattern: 'inn', visible: "country == 'RU'", required: "country == 'RU'", readonly: admitted }),
    kpp: text({ max: 9, pattern: 'digits', visible: "country == 'RU'", readonly: admitted }),
    status: dictionary({ group: 'cpStatus', required: true, readonly: true, initial: '0', indexed: true }),
    contactName: text({ max: 50 }),
    contactTel: text({ max: 30, pattern: 'telephone', read: 'khgl-lx', mask: 'phone' }),
    address: textarea({ max: 200 }),
    accounts: lines({
      fields: {
        accountName: text({ required: true, max: 100, called: 'contracts.counterparty', beside: true }),
        bankName: text({ required: true, max: 100 }),
        accountNo: text({ required: true, max: 40, pattern: 'account' }),
        cnaps: text({ max: 12, pattern: 'cnaps' }),
        swiftCode: text({ max: 11, pattern: 'bic' }),
        currency: dictionary({ group: 'currency', required: true, initial: 'CNY' }),
        verified: yesNo({ readonly: true }),
        changedTime: dateTime({ readonly: true }),
        enteredBy: person({ readonly: true }),
      },
    }),
    identityBy: people({ readonly: true }),
    toVerify: yesNo({ readonly: true, indexed: true }),
    accountsBy: people({ readonly: true }),
    papers: attachment({ accept: 'pdf', max: 10 }),
  },
  form: [
    {
      name: 'basic',
      columns: 3,
      fields: [
        'cpCode',
        'cpName',
        'shortName',
        'cpRole',
        'cpNature',
        'country',
        'creditCode',
        'inn',
        'kpp',
        'nameRu',
        'nameEn',
        'status',
        'identityBy',
      ],
    },
    { name: 'contact', columns: 3, fields: ['contactName', 'contactTel', 'address'] },
    { name: 'accounts', columns: 1, fields: ['accounts'] },
    { name: 'files', columns: 1, fields: ['papers', 'remark'] },
  ],
  lists: {
    main: {
      columns: [
        'cpCode',
        'cpName',
        'cpRole',
        'cpNature',
        'country',
        'status',
        'creditCode',
        'contactName',
        'createTime',
      ],
      search: ['cpName', 'cpRole', 'status', 'country', 'cpNature'],
      sort: ['cpCode'],
      inline: true,
    },
  },
  states: {
    field: 'status',
    codes: Object.values(counterpartyState),
    start: counterpartyState.potential,
    final: [counterpartyState.blacklisted, counterpartyState.refused],
  },
  actions: {
    // An approved admission says so: nobody is admitted without its papers.
    admit: { from: [counterpartyState.potential], to: counterpartyState.admitted, needs: 'system' },
    admitRestricted: { from: [counterpartyState.potential], to: counterpartyState.restricted, needs: 'system' },
    refuse: {
      from: [counterpartyState.potential],
      to: counterpartyState.refused,
      needs: 'sp',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    restrict: {
      from: [counterpartyState.admitted],
      to: counterpartyState.restricted,
      needs: 'sp',
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    freeze: {
      from: admittedCounterparty,
      to: counterpartyState.frozen,
      needs: 'sp',
      look: 'danger',
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    restore: { from: [counterpartyState.restricted], to: counterpartyState.admitted, needs: 'sp' },
    // To what its admission says, which may be a restriction.
    unfreeze: { from: [counterpartyState.frozen], to: counterpartyState.admitted, needs: 'sp' },
    blacklist: {
      from: openCounterparty,
      to: counterpartyState.blacklisted,
      needs: 'sp',
      look: 'danger',
      irreversible: true,
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    reviseIdentity: {
      from: [counterpartyState.admitted],
      to: counterpartyState.potential,
      needs: 'bj',
      asks: { reason: textarea({ required: true, max: 500 }) },
    },
    verifyAccounts: {
      from: openCounterparty,
      to: 'same',
      needs: 'fh',
      when: "toVerify == '1'",
      shows: ['cpName', 'creditCode', 'inn', 'country', 'accounts'],
    },
  },
  tasks: {
    verify: {
      verb: 'verifyAccounts',
      where: {
        toVerify: '1',
        status: openCounterparty,
      },
      except: ['accountsBy'],
    },
  },
})

export interface Counterparty extends RecordOf<typeof counterparty> {}
