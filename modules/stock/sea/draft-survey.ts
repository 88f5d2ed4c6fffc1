import { dictionary, lines, number, quantity } from '../../../kinds/index.ts'

/** Coal of sea trade: a vessel brings or takes it, and its draft says how much. */
export const ofSea = "segment == 'sea'"

const tonnes = { digits: 3, max: '999999' } as const

/**
 * What a vessel displaced with its cargo and without it, and what of that was not cargo: ballast, fresh water, fuel and
 * its constant.
 */
export const draftSurvey = lines({
  max: 2,
  visible: ofSea,
  fields: {
    condition: dictionary({ group: 'draftSurvey_condition', required: true }),
    displacement: quantity({ ...tonnes, required: true, min: '0.001' }),
    ballast: quantity({ ...tonnes, required: true, initial: '0' }),
    freshWater: quantity({ ...tonnes, required: true, initial: '0' }),
    fuel: quantity({ ...tonnes, required: true, initial: '0' }),
    constant: quantity({ ...tonnes, required: true, initial: '0' }),
    deducted: quantity({ ...tonnes, max: '9999999', calc: 'add(add(ballast, freshWater), add(fuel, constant))' }),
    net: quantity({
      ...tonnes,
      min: '-9999999',
      calc: 'sub(displacement, add(add(ballast, freshWater), add(fuel, constant)))',
    }),
  },
})

const netOf = (condition: string) => `sum(draftSurvey.filter(s, s.condition == '${condition}'), 'net')`

const surveyed = `${ofSea} && filled(draftSurvey)`

/** The cargo by both surveys: the vessel with it less the vessel without it. */
export const draftQty = quantity({
  ...tonnes,
  min: '-9999999',
  visible: surveyed,
  calc: `sub(${netOf('loaded')}, ${netOf('light')})`,
})

/** By how many per mille of a quantity the draft survey found less. */
export function draftShort(of: 'billQty' | 'qty') {
  return number({
    digits: 2,
    min: '-1000000',
    visible: surveyed,
    calc: `round(div(mul(sub(${of}, draftQty), 1000), ${of}), 2)`,
  })
}
