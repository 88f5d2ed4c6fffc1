import { derivation } from '../../core/description/document-derivation.ts'
import { meter } from './meter.ts'
import { openWork } from './work-order-states.ts'
import { workOrder } from './work-order.ts'

/** Who sees that a meter has fallen silent gives out the work from its page. */
export const energyDerivations = [
  derivation(meter, workOrder, {
    name: 'orderOfMeter',
    label: { zh: '生成运维工单', ru: 'Создать наряд', en: 'Make a work order' },
    by: 'meterId',
    when: "inUse == '1'",
    fields: { deviceId: 'deviceId' },
    alike: [],
    link: 'ref',
    living: { state: openWork },
  }),
]
