import type { DiagramDevices } from '../../core/description/diagram.ts'

/** By what a device of a single-line diagram tells its state. */
export const lineDevices: DiagramDevices = {
  of: 'energy.device',
  code: 'deviceNo',
  state: { field: 'switchPosition', on: ['1'], off: ['0'] },
  alarmed: { field: 'deviceStatus', codes: ['fault'] },
  stale: { field: 'deviceStatus', codes: ['comm'] },
}
