// Which screen is shown: the address bar decides, and the back button works.

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Router {
  place: Place = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
  }

  /** Go somewhere in the page. */
  go = (address: string, replace = false): void => {
    if (replace) {
      history.replaceState(null, "", address);
    } else {
      history.pushState(null, "", address);
      scrollTo(0, 0);
      document.getElementById("main")?.focus({ preventScroll: true }); // what had the focus goes with the screen
    }
    this.place = here();
  };

  /** For the whole page: a click on a link of ours changes the screen without loading anything anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
      return;
    }
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname && !link.dataset["go"])) {
      return;
    }
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
export const go = router.go;
