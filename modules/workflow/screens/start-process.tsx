export { StartList as default } from '../../../web/module-api.ts'
