import { defineModule } from '../../core/description/module.ts'
import { sample } from './sample.ts'
import { strictSample } from './strict-sample.ts'
import { galleryWords, sampleWords, strictSampleWords } from './words.ts'

/**
 * Every kind of field in each of its shapes, for whoever builds, tests or tries the product; a real installation does
 * not have it.
 */
export const gallery = defineModule({
  name: 'gallery',
  label: galleryWords.label,
  needs: [],
  documents: { sample, strictSample },
  words: { sample: sampleWords, strictSample: strictSampleWords },
  refusals: {},
  pages: [
    { path: '/gallery', screen: 'gallery', needs: 'kjzs-ck', kept: true, label: galleryWords.page },
    { path: '/gallerySample', list: 'gallery.sample', needs: 'kjzs-ck', kept: true, label: galleryWords.records },
  ],
  grants: [
    {
      role: 'staff',
      permissions: [
        'kjzs-ck',
        'kjzs-xz',
        'kjzs-bj',
        'kjzs-sc',
        'kjzs-dc',
        'kjzs-dr',
        'kjbt-ck',
        'kjbt-xz',
        'kjbt-bj',
        'kjbt-sc',
      ],
    },
  ],
})
