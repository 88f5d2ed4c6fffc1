import { lines, number, text, yesNo } from '../../kinds/index.ts'

/** What has to be done one after the other; each is checked before the work is handed in. */
export const workSteps = lines({
  max: 30,
  fields: { step: text({ required: true, max: 120 }), done: yesNo({ initial: '0' }) },
})

/** What was taken from the store for it. */
export const spareParts = lines({
  max: 30,
  fields: {
    part: text({ required: true, max: 80 }),
    quantity: number({ required: true, digits: 2, min: '0.01', max: '100000' }),
    unitName: text({ max: 10 }),
  },
})
