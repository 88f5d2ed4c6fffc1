import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { errorText } from '../../../kinds/error-text.ts'
import { HostContext, type InputHost } from '../../../kinds/field-services.ts'
import { onPage } from '../../../kinds/kind-components.ts'
import { toast } from '../../../ui/toast.ts'
import { uploadFile } from '../files/upload-file.ts'
import { openPage } from '../page/page-navigation.ts'
import { useLang } from '../session/language.ts'
import { useSession } from '../session/session.ts'
import { useWords } from '../session/use-words.ts'
import { fileContent, fileUrl } from './file-urls.ts'
import * as lookups from './use-lookups.ts'
import { usePhone } from './use-phone.ts'

const fixed = {
  toast,
  fileUrl,
  fileContent,
  unfinishedUploads: async () => (await import('../files/resumable-upload.ts')).unfinishedUploads(),
  dropUpload: async (id: string) => (await import('../files/resumable-upload.ts')).dropUpload(id),
  useDictionary: lookups.useDictionary,
  useHolidays: lookups.useHolidays,
  useTree: lookups.useTree,
  usePeople: lookups.usePeople,
  useRoles: lookups.useRoles,
  useNames: lookups.useNames,
  useReferences: lookups.useReferences,
  useReferenceTarget: lookups.useReferenceTarget,
  inputOf: (kind: string) => onPage(kind).Input,
  cellOf: (kind: string) => onPage(kind).Cell,
  openReference: (target: string, id: string) => openPage(`/doc/${target.replace('.', '/')}/${id}`),
}

/** Gives inputs everything they may ask of their surroundings. */
export function DataProviders({ children }: { readonly children: ReactNode }) {
  const { user } = useSession()
  const lang = useLang()
  const say = useWords()
  const phone = usePhone()
  const me = useMemo(
    () => ({ id: user.userId, name: user.userName, unitId: user.userDwid ?? null }),
    [user.userId, user.userName, user.userDwid],
  )
  const host = useMemo<InputHost>(
    () => ({
      ...fixed,
      lang,
      phone,
      say,
      me,
      sayError: (error, label) => errorText(error, label, lang),
      readPasted: async (call, copied) => (await import('./read-pasted.ts')).readPasted(call, copied, lang),
      upload: (file, to, watch) => uploadFile(file, to, me, watch),
    }),
    [lang, phone, say, me],
  )
  return <HostContext value={host}>{children}</HostContext>
}
