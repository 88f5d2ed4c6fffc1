import sql from 'sql-template-tag'
import { uploadSettings } from '../../../base/settings/upload-and-retention-settings.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { inForce, type Overlay } from '../../platform/settings/settings-overlay.ts'
import type { FileLimits, Files } from './file-store-interface.ts'

/** Lets the file store take what administrators have set; call it again when they set something else. */
export async function learnLimits(on: Sql, overlay: Overlay, files: Files): Promise<void> {
  const { settings } = uploadSettings
  const rows = await on.query<{ key: string; value: string | null }>(
    sql`select cfg_key as key, cfg_value as value from base.config where cfg_key = any(${Object.keys(settings)}::text[]) and del_flag = 0`,
  )
  const said = (key: string) => {
    const setting = settings[key]
    return setting === undefined
      ? 0
      : Number(inForce(overlay, key, setting, rows.find((row) => row.key === key)?.value ?? undefined))
  }
  files.limit({ maxMb: said('upload.maxMb'), ...quotas(said('upload.personMb'), said('upload.unitMb')) })
}

function quotas(personMb: number, unitMb: number): Pick<FileLimits, 'personMb' | 'unitMb'> {
  return { personMb: personMb || undefined, unitMb: unitMb || undefined }
}
