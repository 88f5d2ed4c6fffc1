import { date, text, textarea } from '../../kinds/index.ts'

/** Where an import licence stands, by the codes of the dictionary importLicense_status. */
export const importLicenceState = {
  applied: '0',
  issued: '1',
  inUse: '2',
  usedUp: '3',
  expired: '4',
  returned: '5',
} as const

const { applied, issued, inUse, usedUp, expired, returned } = importLicenceState

/** What the authority and the declarations make of a licence. */
export const licenceActions = {
  issue: {
    from: [applied],
    to: issued,
    needs: 'hf',
    look: 'primary',
    asks: {
      licNo: text({ required: true, max: 30 }),
      validFrom: date({ required: true }),
      validTo: date({ required: true, notBefore: 'validFrom' }),
    },
    shows: ['ourCompany', 'hsCode', 'qty', 'country'],
  },
  refuse: {
    from: [applied],
    to: returned,
    needs: 'hf',
    look: 'danger',
    irreversible: true,
    asks: { reason: textarea({ required: true, max: 500 }) },
  },
  extend: { from: [issued, inUse], to: 'same', needs: 'hf', asks: { until: date({ required: true }) } },
  expire: { from: [issued, inUse], to: expired, needs: 'hf', when: 'validTo < today()' },
  draw: { from: [issued, inUse], to: inUse, needs: 'system' },
  drawLast: { from: [issued, inUse], to: usedUp, needs: 'system' },
  giveBack: { from: [inUse, usedUp], to: inUse, needs: 'system' },
} as const

/** Its states, in which of them it is edited, and where it ends. */
export const importLicenceStates = {
  field: 'status',
  codes: [applied, issued, inUse, usedUp, expired, returned],
  start: applied,
  final: [expired, returned],
  editable: [applied],
} as const
