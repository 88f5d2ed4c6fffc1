export { OwnHome as default } from '../../../web/module-api.ts'
