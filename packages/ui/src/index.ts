export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.js'
export { AppFooter, type AppFooterProps } from './components/AppFooter/AppFooter.js'
export { AppHeader, type AppHeaderProps } from './components/AppHeader/AppHeader.js'
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.js'
export { getInitials } from './components/Avatar/get-initials.js'
export { Badge, type BadgeProps } from './components/Badge/Badge.js'
export { Banner, type BannerProps } from './components/Banner/Banner.js'
export type { StatusTone } from './components/Banner/status-icons.js'
export { BarList, type BarItem, type BarListProps } from './components/BarList/BarList.js'
export { BarListGroup, type BarListGroupProps } from './components/BarListGroup/BarListGroup.js'
export { BrandLogo, type BrandLogoProps } from './components/BrandLogo/BrandLogo.js'
export { BrandMotif, type BrandMotifProps } from './components/BrandMotif/BrandMotif.js'
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './components/Breadcrumb/Breadcrumb.js'
export { Button, type ButtonProps } from './components/Button/Button.js'
export type { ButtonSize, ButtonVariant } from './components/Button/button-variant.js'
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.js'
export { Card, type CardProps } from './components/Card/Card.js'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js'
export { Checklist, type ChecklistItem, type ChecklistProps } from './components/Checklist/Checklist.js'
export { ColumnChart, type ColumnChartItem, type ColumnChartProps } from './components/ColumnChart/ColumnChart.js'
export { Combobox } from './components/Combobox/Combobox.js'
export type { ComboboxProps } from './components/Combobox/combobox-props.js'
export type { ComboboxOption } from './components/Combobox/options.js'
export { ConfirmModal, type ConfirmAction, type ConfirmModalProps } from './components/ConfirmModal/ConfirmModal.js'
export { DataTable } from './components/DataTable/DataTable.js'
export {
  useRowExpansion,
  type RowExpansion,
  type RowExpansionOptions,
  type RowExpansionState,
} from './components/DataTable/rows/useRowExpansion.js'
export type { CardPlace, DataTableColumn, SummaryPlace } from './components/DataTable/data-table-column.js'
export type { DataTablePagination, DataTableProps, DataTableResize } from './components/DataTable/data-table-props.js'
export { sortRows, type SortDescriptor, type SortDirection, type SortValue } from './components/DataTable/sort-rows.js'
export type { DataTableLabels } from './components/DataTable/labels.js'
export type { ResizingLabels } from './components/DataTable/resizing/resizing-labels.js'
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.js'
export { DateRange, type DatePreset, type DateRangeProps, type DateSpan } from './components/DateRange/DateRange.js'
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.js'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.js'
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.js'
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.js'
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorFallbackProps,
} from './components/ErrorBoundary/ErrorBoundary.js'
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.js'
export {
  DescriptionListSkeleton,
  type DescriptionListSkeletonProps,
} from './components/DescriptionListSkeleton/DescriptionListSkeleton.js'
export { Field, type FieldControlProps, type FieldProps, type FieldTexts } from './components/Field/Field.js'
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.js'
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.js'
export { FileList, type FileListProps } from './components/FileList/FileList.js'
export type { FileItem } from './components/FileList/file-item.js'
export { formatFileSize } from './components/FileList/file-size.js'
export { FilterBar, type ActiveFilter, type FilterBarProps } from './components/FilterBar/FilterBar.js'
export { Form, type FormFailure, type FormProps } from './components/Form/Form.js'
export { FormBanner, type FormBannerProps } from './components/Form/FormBanner.js'
export type { StandardSchema } from './components/Form/standard-schema.js'
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.js'
export { Icon, type IconComponent, type IconProps } from './components/Icon/Icon.js'
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.js'
export { MultilineList, type MultilineItem, type MultilineListProps } from './components/MultilineList/MultilineList.js'
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.js'
export { Link, type LinkProps } from './components/Link/Link.js'
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProviderProps,
  type LinkComponentProps,
} from './components/LinkProvider/LinkProvider.js'
export { ListFilters, type ListFiltersProps } from './components/ListFilters/ListFilters.js'
export { getActiveFilters, type FilterValues, type ListFilter } from './components/ListFilters/list-filter.js'
export type { ListFiltersLabels } from './components/ListFilters/list-filters-labels.js'
export {
  useDataTable,
  type DataTableModel,
  type DataTableOptions,
  type ModelColumn,
  type ModelRow,
} from './hooks/useDataTable.js'
export { useCollection, type CollectionControl, type CollectionRules } from './hooks/useCollection.js'
export { useListRows, type ListRows, type ListRowsInput, type ListRowsRules } from './hooks/useListRows.js'
export { useFilterVisibility, type FilterVisibility } from './components/ListFilters/useFiltersOpening.js'
export { ListScreen } from './components/ListScreen/ListScreen.js'
export type { ListScreenList, ListScreenProps } from './components/ListScreen/list-screen-props.js'
export type { ListScreenLabels } from './components/ListScreen/list-screen-labels.js'
export { toTableColumns } from './components/ListScreen/list-columns.js'
export { ListWidget } from './components/ListWidget/ListWidget.js'
export type { ListWidgetColumn, ListWidgetProps, ListWidgetTab } from './components/ListWidget/list-widget-props.js'
export { LiveText, type LiveTextProps } from './components/LiveText/LiveText.js'
export { LiveRegionProvider, type LiveRegionProviderProps } from './components/LiveRegionProvider/LiveRegionProvider.js'
export { LoadState, type LoadStateProps } from './components/LoadState/LoadState.js'
export { Menu, type MenuProps } from './components/Menu/Menu.js'
export type { MenuEntry, MenuSection, MenuItem } from './components/Menu/menu-items.js'
export { MenuButton, type MenuButtonProps } from './components/MenuButton/MenuButton.js'
export { Modal, type ModalProps } from './components/Modal/Modal.js'
export { NavRail, type NavRailProps } from './components/NavRail/NavRail.js'
export type { NavItem } from './components/NavRail/nav-items.js'
export { NewPasswordFields, type NewPasswordFieldsProps } from './components/NewPasswordFields/NewPasswordFields.js'
export { OneTimeCodeField, type OneTimeCodeFieldProps } from './components/OneTimeCodeField/OneTimeCodeField.js'
export { OptionalLink, type OptionalLinkProps } from './components/OptionalLink/OptionalLink.js'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.js'
export { PageSizeSelect, type PageSizeSelectProps } from './components/PageSizeSelect/PageSizeSelect.js'
export type { PageSize } from './components/PageSizeSelect/page-size.js'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.js'
export type { PaginationLabels } from './components/Pagination/pagination-labels.js'
export { getPageCount, type PageSetting } from './components/Pagination/page-range.js'
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.js'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.js'
export { Popover, type PopoverProps } from './components/Popover/Popover.js'
export { Portal, type PortalProps } from './components/Portal/Portal.js'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.js'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.js'
export { ReorderList, type ReorderListProps } from './components/ReorderList/ReorderList.js'
export { moveItem, type ItemMove, type ReorderGroup, type ReorderItem } from './components/ReorderList/item-moves.js'
export { SaveBar, type SaveBarProps } from './components/SaveBar/SaveBar.js'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js'
export { SearchPanel, type SearchPanelProps } from './components/SearchPanel/SearchPanel.js'
export type { SearchPanelLabels, SearchState } from './components/SearchPanel/search-state.js'
export { SearchResults, type SearchResult, type SearchResultsProps } from './components/SearchResults/SearchResults.js'
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.js'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.js'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.js'
export { SlideOut, type SlideOutProps } from './components/SlideOut/SlideOut.js'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.js'
export { Stack, type StackProps } from './components/Stack/Stack.js'
export { StackedBar, type StackedBarItem, type StackedBarProps } from './components/StackedBar/StackedBar.js'
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/StatusBadge.js'
export { StatusRegion } from './components/StatusRegion/StatusRegion.js'
export { Stepper, type StepItem, type StepperProps } from './components/Stepper/Stepper.js'
export { Switch, type SwitchProps } from './components/Switch/Switch.js'
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.js'
export { Tag, type TagProps } from './components/Tag/Tag.js'
export { drawTwoLines, keepWhole } from './components/Text/keep-whole.js'
export { Text, type TextProps } from './components/Text/Text.js'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js'
export { TextField, type TextFieldProps } from './components/TextField/TextField.js'
export { ToastProvider, type ToastProviderProps } from './components/ToastProvider/ToastProvider.js'
export type { ToastAction, ToastMessage } from './components/Toast/toast-queue.js'
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.js'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js'
export { Tree, type TreeProps } from './components/Tree/Tree.js'
export type { TreeItem } from './components/Tree/tree-rows.js'
export { TruncatedText, type TruncatedTextProps } from './components/TruncatedText/TruncatedText.js'
export { truncate } from './components/TruncatedText/truncate.js'
export { UnderlineNav, type UnderlineNavItem, type UnderlineNavProps } from './components/UnderlineNav/UnderlineNav.js'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.js'
export { coreTexts } from './i18n/core-texts.js'
export { choiceTexts } from './i18n/choice-texts.js'
export { dateTexts } from './i18n/date-texts.js'
export { formTexts } from './i18n/form-texts.js'
export { listTexts } from './i18n/list-texts.js'
export { tablePartTexts } from './i18n/table-part-texts.js'
export { tableTexts } from './i18n/table-texts.js'
export { createLocale, type LocaleOptions } from './i18n/create-locale.js'
export { formatCount } from './i18n/format-count.js'
export { formatMessage, type PlaceholderValues } from './i18n/format-message.js'
export { defaultLocale, perLocale, type Locale } from './i18n/locale.js'
export {
  LocaleProvider,
  useLocale,
  useLocaleContext,
  type LocaleContextValue,
  type LocaleProviderProps,
} from './i18n/LocaleProvider.js'
export {
  getText,
  overrideMessages,
  type Message,
  type MessageCatalog,
  type MessageOverrides,
  type PluralText,
} from './i18n/messages.js'
export { createLookup, createTranslate, useTexts, type Translate } from './i18n/useTexts.js'
export { restoreLostFocus, useFocusRestore } from './hooks/lost-focus.js'
export { useAnnounce } from './hooks/useAnnounce.js'
export type { Announce, Politeness } from './hooks/announcer.js'
export { useFailureToast, type FailureRetry } from './hooks/useFailureToast.js'
export {
  lazyComponent,
  LazyLoadError,
  preloadLazyComponents,
  type LazyComponent,
  type LazyComponentOptions,
} from './hooks/lazy-component.js'
export { animateList } from './motion/animate-list.js'
export { useIsNarrowWindow } from './hooks/useIsNarrowWindow.js'
export { useSecondsLeft } from './hooks/useSecondsLeft.js'
export { useStickyFoot } from './hooks/useStickyFoot.js'
export { useToast, type ToastControl } from './hooks/useToast.js'
export type { TriggerProps } from './hooks/useLayerTrigger.js'
export { yieldToMain } from './hooks/yield-to-main.js'
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider.js'
export { getThemeAttributes, type ThemeSetting } from './theme/theme-attributes.js'
export { themeCss } from './theme/theme-css.js'
export { defaultBrand, type Brand, type BrandLink, type BrandLogo as BrandLogoShape } from './tokens/brand.js'
export type { Density, DensitySetting, Mode, ModeSetting } from './tokens/modes.js'
export { breakpoints, media } from './tokens/scales.js'
export { tokens } from './tokens/tokens.js'
export {
  ActivityIcon,
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BookOpenIcon,
  BriefcaseIcon,
  Building2Icon,
  CalculatorIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ChevronsUpDownIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  ClockIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  FileTextIcon,
  FilterIcon,
  FolderIcon,
  GraduationCapIcon,
  HeartPulseIcon,
  HouseIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MessageSquareIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
  StarIcon,
  TrendingUpIcon,
  TriangleAlertIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
  XIcon,
} from './icons/icons.js'
export {
  ArrowLeftIcon,
  ArrowUpNarrowWideIcon,
  ChevronsDownUpIcon,
  CircleXIcon,
  Columns3Icon,
  CopyIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  LockOpenIcon,
  PanelRightOpenIcon,
  PhoneIcon,
  RefreshCwIcon,
  UploadIcon,
} from './icons/task-icons.js'
