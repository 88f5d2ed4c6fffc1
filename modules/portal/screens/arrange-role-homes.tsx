export { HomeConfig as default } from '../../../web/module-api.ts'
