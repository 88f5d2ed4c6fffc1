export { HomeConfig as default } from '../../../web/define.ts'
