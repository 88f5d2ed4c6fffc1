/** How the content of a file is held against its extension; see checkContent. */
type Shape = 'picture' | 'plain' | 'compound' | 'office' | 'archive' | 'package' | 'text' | 'xml'

interface AllowedType {
  readonly mime: string
  readonly shape: Shape
  /** Shown in a page, as a fresh drawing of it. */
  readonly shown?: 'image/png' | 'image/jpeg'
}

const office = 'application/vnd.openxmlformats-officedocument'

/** What a company keeps: everything else, programs and pages above all, is refused. */
export const allowedTypes: Readonly<Record<string, AllowedType>> = {
  pdf: { mime: 'application/pdf', shape: 'plain' },
  ofd: { mime: 'application/ofd', shape: 'office' },
  doc: { mime: 'application/msword', shape: 'compound' },
  xls: { mime: 'application/vnd.ms-excel', shape: 'compound' },
  ppt: { mime: 'application/vnd.ms-powerpoint', shape: 'compound' },
  wps: { mime: 'application/vnd.ms-works', shape: 'compound' },
  et: { mime: 'application/vnd.ms-excel', shape: 'compound' },
  dps: { mime: 'application/vnd.ms-powerpoint', shape: 'compound' },
  docx: { mime: `${office}.wordprocessingml.document`, shape: 'office' },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, shape: 'office' },
  pptx: { mime: `${office}.presentationml.presentation`, shape: 'office' },
  txt: { mime: 'text/plain', shape: 'text' },
  csv: { mime: 'text/csv', shape: 'text' },
  xml: { mime: 'application/xml', shape: 'xml' },
  jpg: { mime: 'image/jpeg', shape: 'picture', shown: 'image/jpeg' },
  jpeg: { mime: 'image/jpeg', shape: 'picture', shown: 'image/jpeg' },
  png: { mime: 'image/png', shape: 'picture', shown: 'image/png' },
  gif: { mime: 'image/gif', shape: 'picture', shown: 'image/png' },
  bmp: { mime: 'image/bmp', shape: 'picture', shown: 'image/png' },
  tif: { mime: 'image/tiff', shape: 'plain' },
  tiff: { mime: 'image/tiff', shape: 'plain' },
  dwg: { mime: 'image/vnd.dwg', shape: 'plain' },
  zip: { mime: 'application/zip', shape: 'archive' },
  // Programs for telephones: only a field that names them takes them.
  apk: { mime: 'application/vnd.android.package-archive', shape: 'package' },
  hap: { mime: 'application/vnd.harmony.package', shape: 'package' },
  ipa: { mime: 'application/vnd.iphone.package', shape: 'package' },
}

/** Extensions that the picture uploaders take (FIL-06). */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'bmp', 'png', 'gif']

/** The extension of a file's name in lower case; '' when it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** FIL-03's fileType: `image` for what is shown as a picture, else the extension (FIL-06). */
export function fileTypeOf(extension: string): string {
  return ['jpg', 'jpeg', 'png', 'gif'].includes(extension) ? 'image' : extension
}
