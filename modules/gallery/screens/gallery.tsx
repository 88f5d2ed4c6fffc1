import { KindGallery } from '../../../web/define.ts'

/** Every kind of field in each of its shapes. */
export default function Gallery() {
  return <KindGallery module="gallery" optional="sample" required="strictSample" />
}
