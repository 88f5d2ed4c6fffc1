export { StartList as default } from '../../../web/define.ts'
