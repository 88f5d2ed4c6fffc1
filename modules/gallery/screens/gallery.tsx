import { KindGallery } from '../../../web/module-api.ts'

/** Every kind of field in each of its shapes. */
export default function Gallery() {
  return <KindGallery module="gallery" optional="sample" required="strictSample" />
}
