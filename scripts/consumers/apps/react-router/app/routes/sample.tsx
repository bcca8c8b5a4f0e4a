export { SamplePage as default } from '../parts/SamplePage'
