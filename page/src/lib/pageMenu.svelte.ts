// Whether the menu of the page is open: at a table, where the head has no button for it, the table's own menu leads there.

export const pageMenu = $state({ open: false });
