export { OthersHome as default } from '../../../web/module-api.ts'
