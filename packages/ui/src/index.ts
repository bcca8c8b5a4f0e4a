export { Accordion } from './components/Accordion/Accordion.js'
export type { AccordionItem, AccordionProps } from './components/Accordion/Accordion.js'
export { AppFooter } from './components/AppFooter/AppFooter.js'
export type { AppFooterProps } from './components/AppFooter/AppFooter.js'
export { AppHeader } from './components/AppHeader/AppHeader.js'
export type { AppHeaderProps } from './components/AppHeader/AppHeader.js'
export { Avatar } from './components/Avatar/Avatar.js'
export type { AvatarProps } from './components/Avatar/Avatar.js'
export { initialsOf } from './components/Avatar/initialsOf.js'
export { Badge } from './components/Badge/Badge.js'
export type { BadgeProps } from './components/Badge/Badge.js'
export { cappedCount } from './components/Badge/cappedCount.js'
export { Banner } from './components/Banner/Banner.js'
export type { BannerProps } from './components/Banner/Banner.js'
export type { StatusTone } from './components/Banner/statusLook.js'
export { BarList } from './components/BarList/BarList.js'
export type { BarItem, BarListProps } from './components/BarList/BarList.js'
export { BrandLogo } from './components/BrandLogo/BrandLogo.js'
export type { BrandLogoProps } from './components/BrandLogo/BrandLogo.js'
export { Breadcrumb } from './components/Breadcrumb/Breadcrumb.js'
export type { BreadcrumbItem, BreadcrumbProps } from './components/Breadcrumb/Breadcrumb.js'
export { Button } from './components/Button/Button.js'
export type { ButtonProps } from './components/Button/Button.js'
export type { ButtonSize, ButtonVariant } from './components/Button/ButtonLook.js'
export { ButtonGroup } from './components/ButtonGroup/ButtonGroup.js'
export type { ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.js'
export { Card } from './components/Card/Card.js'
export type { CardProps } from './components/Card/Card.js'
export { Checkbox } from './components/Checkbox/Checkbox.js'
export type { CheckboxProps } from './components/Checkbox/Checkbox.js'
export { Checklist } from './components/Checklist/Checklist.js'
export type { ChecklistProps } from './components/Checklist/Checklist.js'
export type { ChecklistItem } from './components/Checklist/changesText.js'
export { Combobox } from './components/Combobox/Combobox.js'
export type { ComboboxProps } from './components/Combobox/Combobox.js'
export type { ComboboxOption } from './components/Combobox/options.js'
export { DataTable } from './components/DataTable/DataTable.js'
export type { DataTableColumn } from './components/DataTable/DataTableColumn.js'
export type { DataTablePaging, DataTableProps, DataTableResize } from './components/DataTable/DataTableProps.js'
export type { DataTableSort, SortDirection } from './components/DataTable/DataTableSort.js'
export type { DataTableLabels } from './components/DataTable/labels.js'
export type { ResizingLabels } from './components/DataTable/resizing/resizingLabels.js'
export { DescriptionList } from './components/DescriptionList/DescriptionList.js'
export type { DescriptionItem, DescriptionListProps } from './components/DescriptionList/DescriptionList.js'
export { Disclosure } from './components/Disclosure/Disclosure.js'
export type { DisclosureProps } from './components/Disclosure/Disclosure.js'
export { Drawer } from './components/Drawer/Drawer.js'
export type { DrawerProps } from './components/Drawer/Drawer.js'
export { EmptyState } from './components/EmptyState/EmptyState.js'
export type { EmptyStateProps } from './components/EmptyState/EmptyState.js'
export { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary.js'
export type { ErrorBoundaryProps, ErrorFallbackProps } from './components/ErrorBoundary/ErrorBoundary.js'
export { ErrorState } from './components/ErrorState/ErrorState.js'
export type { ErrorStateProps } from './components/ErrorState/ErrorState.js'
export { FactsSkeleton } from './components/FactsSkeleton/FactsSkeleton.js'
export type { FactsSkeletonProps } from './components/FactsSkeleton/FactsSkeleton.js'
export { Field } from './components/Field/Field.js'
export type { FieldControlProps, FieldProps, FieldTexts } from './components/Field/Field.js'
export { Fieldset } from './components/Fieldset/Fieldset.js'
export type { FieldsetProps } from './components/Fieldset/Fieldset.js'
export { FileDrop } from './components/FileDrop/FileDrop.js'
export type { FileDropProps } from './components/FileDrop/FileDrop.js'
export { FileRows } from './components/FileRows/FileRows.js'
export type { FileRowsProps } from './components/FileRows/FileRows.js'
export type { FileItem } from './components/FileRows/FileItem.js'
export { fileSize } from './components/FileRows/fileSize.js'
export { FilterBar } from './components/FilterBar/FilterBar.js'
export type { ActiveFilter, FilterBarProps } from './components/FilterBar/FilterBar.js'
export { Heading } from './components/Heading/Heading.js'
export type { HeadingLevel, HeadingProps } from './components/Heading/Heading.js'
export { Icon } from './components/Icon/Icon.js'
export type { IconGlyph, IconProps } from './components/Icon/Icon.js'
export { IconButton } from './components/IconButton/IconButton.js'
export type { IconButtonProps } from './components/IconButton/IconButton.js'
export { LineList } from './components/LineList/LineList.js'
export type { LineItem, LineListProps } from './components/LineList/LineList.js'
export { Link } from './components/Link/Link.js'
export type { LinkProps } from './components/Link/Link.js'
export { LinkProvider, useLinkComponent } from './components/LinkProvider/LinkProvider.js'
export type { LinkComponent, LinkProviderProps, LinkSlotProps } from './components/LinkProvider/LinkProvider.js'
export { ListFilters } from './components/ListFilters/ListFilters.js'
export type { ListFiltersProps } from './components/ListFilters/ListFilters.js'
export { activeFilters } from './components/ListFilters/listFilter.js'
export type { FilterValues, ListFilter } from './components/ListFilters/listFilter.js'
export type { ListFiltersLabels } from './components/ListFilters/listFiltersLabels.js'
export { useFilteredRows } from './hooks/useFilteredRows.js'
export type { FilteredRows, FilterRules } from './hooks/useFilteredRows.js'
export { useFiltersOpening } from './components/ListFilters/useFiltersOpening.js'
export type { FiltersOpening } from './components/ListFilters/useFiltersOpening.js'
export { ListScreen } from './components/ListScreen/ListScreen.js'
export type { ListScreenList, ListScreenProps } from './components/ListScreen/ListScreenProps.js'
export type { ListScreenLabels } from './components/ListScreen/listScreenLabels.js'
export { listColumns } from './components/ListScreen/listColumns.js'
export type { ListColumnSource } from './components/ListScreen/listColumns.js'
export { ListWidget } from './components/ListWidget/ListWidget.js'
export type { ListWidgetColumn, ListWidgetProps, ListWidgetTab } from './components/ListWidget/ListWidgetProps.js'
export { LiveRegionProvider } from './components/LiveRegionProvider/LiveRegionProvider.js'
export type { LiveRegionProviderProps } from './components/LiveRegionProvider/LiveRegionProvider.js'
export { Menu } from './components/Menu/Menu.js'
export type { MenuProps } from './components/Menu/Menu.js'
export type { MenuEntry, MenuGroup, MenuItem } from './components/Menu/menuItems.js'
export { MenuButton } from './components/MenuButton/MenuButton.js'
export type { MenuButtonProps } from './components/MenuButton/MenuButton.js'
export { Modal } from './components/Modal/Modal.js'
export type { ModalProps } from './components/Modal/Modal.js'
export { NavRail } from './components/NavRail/NavRail.js'
export type { NavRailProps } from './components/NavRail/NavRail.js'
export type { NavItem } from './components/NavRail/navItems.js'
export { NumberField } from './components/NumberField/NumberField.js'
export type { NumberFieldProps } from './components/NumberField/NumberField.js'
export { OneTimeCodeField } from './components/OneTimeCodeField/OneTimeCodeField.js'
export type { OneTimeCodeFieldProps } from './components/OneTimeCodeField/OneTimeCodeField.js'
export { OptionalLink } from './components/OptionalLink/OptionalLink.js'
export type { OptionalLinkProps } from './components/OptionalLink/OptionalLink.js'
export { PageHeader } from './components/PageHeader/PageHeader.js'
export type { PageHeaderProps } from './components/PageHeader/PageHeader.js'
export { PageSizeSelect } from './components/PageSizeSelect/PageSizeSelect.js'
export type { PageSizeSelectProps } from './components/PageSizeSelect/PageSizeSelect.js'
export type { PageSize } from './components/PageSizeSelect/pageSize.js'
export { Pagination } from './components/Pagination/Pagination.js'
export type { PaginationProps } from './components/Pagination/Pagination.js'
export type { PaginationLabels } from './components/Pagination/paginationLabels.js'
export { pageCountOf, showingText } from './components/Pagination/pageRange.js'
export type { PageSetting } from './components/Pagination/pageRange.js'
export { PasswordField } from './components/PasswordField/PasswordField.js'
export type { PasswordFieldProps } from './components/PasswordField/PasswordField.js'
export { PhoneField } from './components/PhoneField/PhoneField.js'
export type { PhoneFieldProps } from './components/PhoneField/PhoneField.js'
export { Popover } from './components/Popover/Popover.js'
export type { PopoverProps } from './components/Popover/Popover.js'
export { Portal } from './components/Portal/Portal.js'
export type { PortalProps } from './components/Portal/Portal.js'
export { ProgressBar } from './components/ProgressBar/ProgressBar.js'
export type { ProgressBarProps } from './components/ProgressBar/ProgressBar.js'
export { RadioGroup } from './components/RadioGroup/RadioGroup.js'
export type { RadioGroupProps, RadioOption } from './components/RadioGroup/RadioGroup.js'
export { ReorderList } from './components/ReorderList/ReorderList.js'
export type { ReorderListProps } from './components/ReorderList/ReorderList.js'
export { moveItem } from './components/ReorderList/itemMoves.js'
export type { ItemMove, ReorderGroup, ReorderItem } from './components/ReorderList/itemMoves.js'
export { SearchField } from './components/SearchField/SearchField.js'
export type { SearchFieldProps } from './components/SearchField/SearchField.js'
export { Select } from './components/Select/Select.js'
export type { SelectOption, SelectProps } from './components/Select/Select.js'
export { Skeleton } from './components/Skeleton/Skeleton.js'
export type { SkeletonProps } from './components/Skeleton/Skeleton.js'
export { SkipLink } from './components/SkipLink/SkipLink.js'
export type { SkipLinkProps } from './components/SkipLink/SkipLink.js'
export { SlideOut } from './components/SlideOut/SlideOut.js'
export type { SlideOutProps } from './components/SlideOut/SlideOut.js'
export { Spinner } from './components/Spinner/Spinner.js'
export type { SpinnerProps } from './components/Spinner/Spinner.js'
export { Stepper } from './components/Stepper/Stepper.js'
export type { StepItem, StepperProps } from './components/Stepper/Stepper.js'
export { Switch } from './components/Switch/Switch.js'
export type { SwitchProps } from './components/Switch/Switch.js'
export { Tabs } from './components/Tabs/Tabs.js'
export type { TabItem, TabsProps } from './components/Tabs/Tabs.js'
export { Tag } from './components/Tag/Tag.js'
export type { TagProps } from './components/Tag/Tag.js'
export { Text } from './components/Text/Text.js'
export type { TextProps } from './components/Text/Text.js'
export { TextArea } from './components/TextArea/TextArea.js'
export type { TextAreaProps } from './components/TextArea/TextArea.js'
export { TextField } from './components/TextField/TextField.js'
export type { TextFieldProps } from './components/TextField/TextField.js'
export { ToastProvider } from './components/ToastProvider/ToastProvider.js'
export type { ToastProviderProps } from './components/ToastProvider/ToastProvider.js'
export type { ToastAction, ToastMessage } from './components/Toast/toastQueue.js'
export { Toolbar } from './components/Toolbar/Toolbar.js'
export type { ToolbarProps } from './components/Toolbar/Toolbar.js'
export { Tooltip } from './components/Tooltip/Tooltip.js'
export type { TooltipProps } from './components/Tooltip/Tooltip.js'
export { TruncatedText } from './components/TruncatedText/TruncatedText.js'
export type { TruncatedTextProps } from './components/TruncatedText/TruncatedText.js'
export { UnderlineNav } from './components/UnderlineNav/UnderlineNav.js'
export type { UnderlineNavItem, UnderlineNavProps } from './components/UnderlineNav/UnderlineNav.js'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.js'
export { useAnnounce } from './hooks/useAnnounce.js'
export type { Announce, Politeness } from './hooks/announcer.js'
export { useAnnounceAfterPause } from './hooks/useAnnounceAfterPause.js'
export { useFailureToast } from './hooks/useFailureToast.js'
export type { FailureRetry } from './hooks/useFailureToast.js'
export { latePart, loadLateParts, useLatePart } from './hooks/latePart.js'
export type { LatePart } from './hooks/latePart.js'
export { useIsNarrowWindow } from './hooks/useIsNarrowWindow.js'
export { useToast } from './hooks/useToast.js'
export type { ToastControl } from './hooks/useToast.js'
export type { TriggerProps } from './hooks/triggerProps.js'
export { ThemeProvider } from './theme/ThemeProvider.js'
export type { ThemeProviderProps } from './theme/ThemeProvider.js'
export { themeAttributes } from './theme/themeAttributes.js'
export type { ThemeSetting } from './theme/themeAttributes.js'
export { themeCss } from './theme/themeCss.js'
export { usePortalRoot } from './theme/portalRoot.js'
export { alpineAssurance, brands, harborLife, meridianMutual } from './tokens/brands.js'
export type { Brand, BrandLink, BrandLogo as BrandLogoShape } from './tokens/brands.js'
export type { Density, DensitySetting, Mode, ModeSetting } from './tokens/modes.js'
export { breakpoints, media } from './tokens/scales.js'
export { tokens } from './tokens/tokens.js'
export {
  ActivityIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowUpDownIcon,
  BellIcon,
  BookOpenIcon,
  BriefcaseIcon,
  BuildingIcon,
  Building2Icon,
  CalculatorIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  Columns3Icon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FileTextIcon,
  FilterIcon,
  FolderIcon,
  GripVerticalIcon,
  GraduationCapIcon,
  HeartPulseIcon,
  HouseIcon,
  InboxIcon,
  InfoIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  LinkIcon,
  LockIcon,
  LockOpenIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MessageSquareIcon,
  MinusIcon,
  PanelRightOpenIcon,
  PencilIcon,
  PhoneIcon,
  PlusIcon,
  RefreshCwIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  SmartphoneIcon,
  StarIcon,
  Trash2Icon,
  TrendingUpIcon,
  TriangleAlertIcon,
  TrophyIcon,
  UploadIcon,
  UserIcon,
  UserCogIcon,
  UsersIcon,
  XIcon,
} from 'lucide-react'
