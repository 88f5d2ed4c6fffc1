import sql from 'sql-template-tag'
import { type Clock, officeServerWorld, wpsApp } from './office-server-world.ts'

/** The group with a WPS server that is set up and has answered. */
export async function wpsServerWorld(clock: Clock) {
  const around = await officeServerWorld(clock)
  const { world, office, home, set, asked } = around
  await set('wps.url', office.url)
  await set('wps.home', home)
  await set('wps.appId', wpsApp.appId)
  await set('wps.appSecret', wpsApp.secret)
  if (!(await asked('office.wps'))) throw new Error('the WPS server does not answer')
  return {
    ...around,
    /** Lets somebody else change a file as its owner may. */
    share: (fileId: string, code: string) =>
      world.pool.query(
        sql`insert into engine.office_share (file_id, person, may_edit) values (${fileId}::uuid, ${world.person(code)}::uuid, true)`,
      ),
    /** Takes a file for a window of our own editor, or asks whether it still has it. */
    lock: (pass: string, takeover: '0' | '1' = '0') => around.frame('lock', { editId: ownWindow, takeover }, pass),
    release: (pass: string) => around.frame('release', { editId: ownWindow }, pass),
  }
}

const ownWindow = '0197a000-0000-7000-8000-000000000001'
