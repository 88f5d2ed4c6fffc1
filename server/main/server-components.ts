import { approval } from '../approval/index.ts'
import { exchange } from '../exchange/index.ts'
import { forms } from '../forms/index.ts'
import { identity } from '../identity/index.ts'
import { messaging } from '../messaging/index.ts'
import { officeFiles } from '../office-files/index.ts'
import { operate } from '../operate/index.ts'
import { organisation } from '../organisation/index.ts'
import type { Room } from '../platform/context/server-component.ts'
import { platform } from '../platform/index.ts'
import { records } from '../records/index.ts'
import type { ServerOfRooms, Services } from './services.ts'

/** Every room of the server, a room after those it knows. */
export const rooms: readonly Room<Services, ServerOfRooms>[] = [
  platform,
  identity,
  records,
  officeFiles,
  approval,
  messaging,
  organisation,
  exchange,
  forms,
  operate,
]
