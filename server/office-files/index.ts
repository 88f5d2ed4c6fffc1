import type { Room } from '../platform/context/server-component.ts'
import type { Files } from '../records/files/file-store-interface.ts'
import { fileCommentRoutes } from './file-comments.ts'
import { officeFileRoutes, sharedFileRoutes } from './file-routes.ts'
import { frameRoutes } from './frame-routes.ts'
import { wopiRoutes } from './office-servers/wopi-routes.ts'
import { wpsRoutes } from './office-servers/wps-routes.ts'
import { officeNotices, officeWords } from './words.ts'

interface OfficeFileServices {
  readonly files: Files
}

/** Docx, xlsx, pptx and pdf kept in versions, the frame they are opened in, and office servers in the place of our own editor. */
export const officeFiles: Room<OfficeFileServices> = {
  words: [officeWords],
  notices: officeNotices,
  routes: ({ files }) => [
    officeFileRoutes(files),
    sharedFileRoutes,
    fileCommentRoutes,
    frameRoutes(files),
    wopiRoutes(files),
    wpsRoutes(files),
  ],
}
